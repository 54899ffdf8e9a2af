import type { Knex } from 'knex';
import type { Database } from './database.server.ts';

/** Values of a statement: by place for `?`, by name for `:name`. */
type Bindings = readonly Knex.RawBinding[] | Knex.ValueDict;

/**
 * The rows of a statement in SQL. Their type is made of the row types of `schema.ts`, by `Pick` and intersection, and of
 * explicit members for what the statement computes.
 */
export async function query<Row extends object>(
  database: Database,
  sql: string,
  bindings: Bindings = [],
): Promise<Row[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(sql, bindings as Knex.RawBinding[]);
  return rows;
}

/** Runs a statement in SQL that returns no rows. @returns how many rows it touched. */
export async function execute(
  database: Database,
  sql: string,
  bindings: Bindings = [],
): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number | null }>(
    sql,
    bindings as Knex.RawBinding[],
  );
  return rowCount ?? 0;
}

/** A part of a statement in SQL, for a value or a condition that a query builder cannot express. */
export function expression<Value>(
  database: Database,
  sql: string,
  bindings: readonly Knex.RawBinding[] = [],
): Knex.Raw<Value> {
  return database.raw<Value>(sql, [...bindings]);
}

/** The pattern of `like` for what has a text anywhere, its own signs taken as they are. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
