import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { db, query } from '#modules/platform/index.server.ts';
import {
  foreignCalls,
  foreignUses,
  foreignUsesOfFunctions,
  foreignViews,
  misownedFunctions,
  misownedTables,
  readOwners,
} from './table-owners.ts';
import type { DatabaseFunction, Source } from './table-uses.ts';

const sources: Source[] = ['app', 'modules', 'jobs', 'bin'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);

/** Tables and views of the site, and tables of the queue; a partition is a part of its table. */
async function relations(): Promise<Set<string>> {
  const found = await query<{ name: string }>(
    db,
    `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  return new Set(found.map(({ name }) => name));
}

/** Functions of the site and of the queue, those of triggers included. */
async function functions(): Promise<DatabaseFunction[]> {
  return await query<DatabaseFunction>(
    db,
    `select case n.nspname when 'public' then p.proname else n.nspname || '.' || p.proname end as name,
       coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'pgboss')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
}

async function functionNames(): Promise<Set<string>> {
  return new Set((await functions()).map(({ name }) => name));
}

test('every table and view of the schema has one owner', async () => {
  expect(misownedTables(await relations(), await readOwners())).toEqual([]);
});

test('a table is written by its owner alone, and other modules read views that the owner offers', async () => {
  expect(foreignUses(sources, await relations(), await readOwners())).toEqual([]);
});

test('a view shows tables of its own module only', async () => {
  const shown = await query<{ view: string; table: string }>(
    db,
    `select view_name as view, table_name as table from information_schema.view_table_usage
     where view_schema = 'public' and table_schema = 'public'`,
  );
  expect(foreignViews(shown, await readOwners())).toEqual([]);
});

test('every function of the database has one owner', async () => {
  expect(misownedFunctions(await functionNames(), await readOwners())).toEqual([]);
});

test('a function of the database is called by its owner alone, unless the owner offers it', async () => {
  expect(foreignCalls(sources, await functionNames(), await readOwners())).toEqual([]);
});

test('a function of the database, that of a trigger included, uses what its owner may use', async () => {
  expect(foreignUsesOfFunctions(await functions(), await relations(), await readOwners())).toEqual(
    [],
  );
});
