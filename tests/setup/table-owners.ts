import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type DatabaseFunction,
  functionCalls,
  functionCallsOf,
  type Source,
  type TableUse,
  tableUses,
  tableUsesOf,
} from './table-uses.ts';

/**
 * What a `tables.ts` says: which folder alone writes which tables and calls which functions of the database, and what
 * other modules may read and call.
 */
export type Owner = {
  folder: string;
  tables: readonly string[];
  views?: readonly string[];
  functions?: readonly string[];
  offeredFunctions?: readonly string[];
};

/** What every `tables.ts` of the modules says. */
export async function readOwners(): Promise<Owner[]> {
  const files = readdirSync('modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)tables\.ts$/.test(file))
    .map((file) => join('modules', file));
  return await Promise.all(
    files.map(async (file) => ({ folder: dirname(file), ...(await import(join('../..', file))) })),
  );
}

/** Relations without an owner or with several, and names that an owner gives to nothing. */
export function misownedTables(relations: ReadonlySet<string>, owners: readonly Owner[]): string[] {
  return misowned(relations, owners, relationsOf);
}

/** The same of functions. */
export function misownedFunctions(
  functions: ReadonlySet<string>,
  owners: readonly Owner[],
): string[] {
  return misowned(functions, owners, functionsOf);
}

function misowned(
  existing: ReadonlySet<string>,
  owners: readonly Owner[],
  namesOf: (owner: Owner) => string[],
): string[] {
  const wrong: string[] = [];
  for (const name of existing) {
    const folders = ownersOf(name, owners, namesOf).map(({ folder }) => folder);
    if (folders.length === 0) wrong.push(`${name} has no owner`);
    if (folders.length > 1) wrong.push(`${name} is owned by ${folders.join(' and ')}`);
  }
  for (const owner of owners) {
    const unknown = namesOf(owner).filter((name) => !name.endsWith('.*') && !existing.has(name));
    wrong.push(...unknown.map((name) => `${owner.folder} names ${name}, which does not exist`));
  }
  return wrong;
}

/** Views that show a table of another module than their own. */
export function foreignViews(
  shown: readonly { view: string; table: string }[],
  owners: readonly Owner[],
): string[] {
  const moduleOwning = (name: string) => moduleOf(ownersOf(name, owners)[0]?.folder ?? '');
  return shown
    .filter(({ view, table }) => moduleOwning(view) !== moduleOwning(table))
    .map(
      ({ view, table }) =>
        `${view} of ${moduleOwning(view)} shows ${table} of ${moduleOwning(table)}`,
    );
}

/** What files write or read of tables that they may not. */
export function foreignUses(
  sources: readonly Source[],
  relations: ReadonlySet<string>,
  owners: readonly Owner[],
): string[] {
  const wrong = sources.flatMap((source) =>
    disallowedUses(source.path, tableUses(source, relations), owners),
  );
  return [...new Set(wrong)];
}

function disallowedUses(
  path: string,
  uses: readonly TableUse[],
  owners: readonly Owner[],
): string[] {
  return uses.flatMap(({ table, isWrite }) => {
    const [owner] = ownersOf(table, owners);
    if (!owner) return [];
    const isAllowed = isWrite
      ? isInside(path, owner.folder)
      : isInside(path, moduleOf(owner.folder)) || owner.views?.includes(table);
    return isAllowed ? [] : [`${path} ${isWrite ? 'writes' : 'reads'} ${table} of ${owner.folder}`];
  });
}

/** What files call of functions that they may not. */
export function foreignCalls(
  sources: readonly Source[],
  functions: ReadonlySet<string>,
  owners: readonly Owner[],
): string[] {
  const wrong = sources.flatMap((source) =>
    disallowedCalls(source.path, functionCalls(source, functions), owners),
  );
  return [...new Set(wrong)];
}

function disallowedCalls(
  path: string,
  calls: readonly string[],
  owners: readonly Owner[],
): string[] {
  return calls.flatMap((name) => {
    const [owner] = ownersOf(name, owners, functionsOf);
    if (!owner || owner.offeredFunctions?.includes(name)) return [];
    return isInside(path, owner.folder) ? [] : [`${path} calls ${name} of ${owner.folder}`];
  });
}

/** What functions of the database, as parts of the folder that owns them, use or call that they may not. */
export function foreignUsesOfFunctions(
  functions: readonly DatabaseFunction[],
  relations: ReadonlySet<string>,
  owners: readonly Owner[],
): string[] {
  const names = new Set(functions.map(({ name }) => name));
  const wrong = functions.flatMap((one) => {
    const [owner] = ownersOf(one.name, owners, functionsOf);
    if (!owner) return [];
    const path = `${owner.folder}/${one.name}()`;
    return [
      ...disallowedUses(path, tableUsesOf(one, relations), owners),
      ...disallowedCalls(path, functionCallsOf(one, names), owners),
    ];
  });
  return [...new Set(wrong)];
}

function relationsOf({ tables, views = [] }: Owner): string[] {
  return [...tables, ...views];
}

function functionsOf({ functions = [], offeredFunctions = [] }: Owner): string[] {
  return [...functions, ...offeredFunctions];
}

function ownersOf(thing: string, owners: readonly Owner[], namesOf = relationsOf): Owner[] {
  return owners.filter((owner) =>
    namesOf(owner).some(
      (name) => name === thing || (name.endsWith('.*') && thing.startsWith(name.slice(0, -1))),
    ),
  );
}

function moduleOf(folder: string): string {
  return folder.split('/').slice(0, 2).join('/');
}

/** The entry points and their tools, which carry any product, count as the platform. */
function isInside(path: string, folder: string): boolean {
  return (
    path.startsWith(`${folder}/`) || (path.startsWith('bin/') && folder === 'modules/platform')
  );
}
