import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Source, tableUses } from './table-uses.ts';

/** What a `tables.ts` says: which folder alone writes which tables, and what other modules may read of it. */
export type Owner = { folder: string; tables: readonly string[]; views?: readonly string[] };

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
  const wrong: string[] = [];
  for (const relation of relations) {
    const folders = ownersOf(relation, owners).map(({ folder }) => folder);
    if (folders.length === 0) wrong.push(`${relation} has no owner`);
    if (folders.length > 1) wrong.push(`${relation} is owned by ${folders.join(' and ')}`);
  }
  for (const { folder, tables, views = [] } of owners) {
    const unknown = [...tables, ...views].filter(
      (name) => !name.endsWith('.*') && !relations.has(name),
    );
    wrong.push(...unknown.map((name) => `${folder} names ${name}, which does not exist`));
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
    tableUses(source, relations).flatMap(({ table, isWrite }) => {
      const [owner] = ownersOf(table, owners);
      if (!owner) return [];
      const isAllowed = isWrite
        ? isInside(source.path, owner.folder)
        : isInside(source.path, moduleOf(owner.folder)) || owner.views?.includes(table);
      return isAllowed
        ? []
        : [`${source.path} ${isWrite ? 'writes' : 'reads'} ${table} of ${owner.folder}`];
    }),
  );
  return [...new Set(wrong)];
}

function ownersOf(relation: string, owners: readonly Owner[]): Owner[] {
  return owners.filter(({ tables, views = [] }) =>
    [...tables, ...views].some(
      (name) =>
        name === relation || (name.endsWith('.*') && relation.startsWith(name.slice(0, -1))),
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
