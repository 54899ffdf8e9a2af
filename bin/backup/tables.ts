import type pg from 'pg';
import type { SequencesLine, TableLine } from './format.ts';

/** Kept by the migrations themselves, or not worth keeping. */
const LEFT_OUT = ['public.migration', 'public.migration_lock', 'pgboss.version'];

type Table = TableLine & { parents: string[] };

/** Every table with rows to keep, those that others refer to first. */
export async function listTables(client: pg.Client): Promise<TableLine[]> {
  const { rows } = await client.query<Table>(
    `
    select format('%I.%I', n.nspname, c.relname) as table,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      array(
        select format('%I.%I', pn.nspname, p.relname) from pg_constraint k
        join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
      ) as parents,
      array(
        select format('create table if not exists %I partition of %I.%I %s',
          p.relname, n.nspname, c.relname, pg_get_expr(p.relpartbound, p.oid))
        from pg_inherits h join pg_class p on p.oid = h.inhrelid
        where h.inhparent = c.oid and p.relispartition and n.nspname = 'public'
        order by p.relname
      ) as partitions
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')
      and not c.relispartition and c.relpersistence = 'p'
      and format('%s.%s', n.nspname, c.relname) <> all ($1)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`,
    [LEFT_OUT],
  );
  return parentsFirst(rows).map(({ parents: _, ...line }) => line);
}

/** Orders tables so that no row is written before the row it refers to. */
function parentsFirst(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const placed = new Set<string>();
  let left = tables;
  while (left.length > 0) {
    const known = new Set(left.map(({ table }) => table));
    const ready = left.filter(({ parents }) =>
      parents.every((parent) => placed.has(parent) || !known.has(parent)),
    );
    // A cycle of references: any order is as good, their constraints must be deferrable.
    const next = ready.length > 0 ? ready : left;
    for (const table of next) placed.add(table.table);
    ordered.push(...next);
    left = left.filter(({ table }) => !placed.has(table));
  }
  return ordered;
}

/** The last value of each sequence. */
export async function listSequences(client: pg.Client): Promise<SequencesLine['sequences']> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::float8 as value
     from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null`,
  );
  return rows;
}

/** Names of the migrations that ran, oldest first; empty on a database without tables. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  if (!(await exists(client, 'public.migration'))) return [];
  const ran = await client.query<{ name: string }>('select name from migration order by id');
  return ran.rows.map(({ name }) => name);
}

export async function queueVersion(client: pg.Client): Promise<number | null> {
  if (!(await exists(client, 'pgboss.version'))) return null;
  const versions = await client.query<{ version: number }>('select version from pgboss.version');
  return versions.rows[0]?.version ?? null;
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [table],
  );
  return rows[0]!.found;
}
