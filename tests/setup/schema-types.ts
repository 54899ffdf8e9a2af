import pg from 'pg';
import { type Database, query } from '../../modules/platform/index.server.ts';

type Column = {
  table_oid: number;
  table: string;
  is_view: boolean;
  position: number;
  column: string;
  type_oid: number;
  type: string;
  /** The type of its elements where it is an array, else its own. */
  element: string;
  is_array: boolean;
  not_null: boolean;
  /** Whether the database fills it where an insert says nothing. */
  has_default: boolean;
  /** Whether no insert may say anything. */
  is_generated: boolean;
  /** The values of an enum, in their order. */
  values: string[];
  /** Definitions of the constraints on this column alone, and of its domain. */
  checks: string[];
};

/** A value of each type as the database writes it, to see what becomes of it in JavaScript. */
const SAMPLES: Record<string, string> = {
  ...{ int2: '1', int4: '1', int8: '1', oid: '1', float4: '1.5', float8: '1.5', numeric: '1.5' },
  ...{ bool: 't', date: '2026-01-01', timestamptz: '2026-01-01 00:00:00+00', bytea: '\\x00' },
  ...{
    text: 'a',
    varchar: 'a',
    bpchar: 'a',
    enum: 'a',
    uuid: 'a',
    tsvector: "'a'",
    tsquery: "'a'",
  },
};

const JSON_TYPES = ['json', 'jsonb'];

const HEADER = `// Made by \`npm run schema\` from the migrated database: change the schema by a migration, never this file.
import type { Knex } from 'knex';

/** A table whose inserts may leave out the optional columns and must leave out the generated ones. */
type Table<Row, Optional extends keyof Row = never, Generated extends keyof Row = never> =
  Knex.CompositeTableType<
    Row,
    { [Column in Exclude<keyof Row, Optional | Generated>]: Stored<Row[Column]> } & {
      [Column in Optional]?: Stored<Row[Column]>;
    }
  >;
type Stored<Value> = Value | Knex.Raw<Value> | (Date extends Value ? string : never);
`;

/**
 * The TypeScript file that describes every table and view of the database: a row type each, as \`pg\` hands rows over
 * with this project's parsers, and knex's map from tables to rows.
 *
 * @throws Error on a type that it does not know.
 */
export async function schemaTypes(database: Database): Promise<string> {
  const columns = await query<Column>(database, COLUMNS);
  await readOrigins(database, columns);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const types = [...tables].map(
    ([table, own]) =>
      `\nexport type ${rowName(table)} = {\n${own.map((column) => `  ${column.column}: ${typeOf(column)};\n`).join('')}};\n`,
  );
  const entries = [...tables].map(([table, own]) => `    ${table}: ${tableType(table, own)};\n`);
  const map = `\ndeclare module 'knex/types/tables.js' {\n  interface Tables {\n${entries.join('')}  }\n}\n`;
  return HEADER + types.join('') + map;
}

/**
 * Gives the columns of views what PostgreSQL does not say of them: those that show a column of a table have its
 * constraints, unless an outer join may leave them out. What a view computes may be null.
 */
async function readOrigins(database: Database, columns: readonly Column[]): Promise<void> {
  const stored = new Map(
    columns.map((column) => [`${column.table_oid}.${column.position}`, column]),
  );
  const views = Map.groupBy(
    columns.filter(({ is_view }) => is_view),
    ({ table }) => table,
  );
  for (const [view, own] of views) {
    const [row] = await query<{ definition: string }>(
      database,
      'select pg_get_viewdef(cast(? as regclass)) as definition',
      [view],
    );
    const definition = row!.definition.replace(/;$/, '');
    if (/ (left|right|full) join /i.test(definition)) continue;
    const { fields }: { fields: pg.FieldDef[] } = await database.raw(
      `select * from (${definition}) as shown limit 0`,
    );
    for (const [i, { tableID, columnID }] of fields.entries()) {
      const origin = stored.get(`${tableID}.${columnID}`);
      if (origin) Object.assign(own[i]!, { not_null: origin.not_null, checks: origin.checks });
    }
  }
}

function rowName(table: string): string {
  return `${table.replace(/(^|_)(.)/g, (_, _start, letter: string) => letter.toUpperCase())}Row`;
}

function tableType(table: string, columns: readonly Column[]): string {
  const row = rowName(table);
  if (columns[0]?.is_view) return row;
  const generated = columns.filter(({ is_generated }) => is_generated);
  const optional = columns.filter(
    ({ not_null, has_default, is_generated }) => !is_generated && (has_default || !not_null),
  );
  const keys = [optional, generated].map(
    (chosen) => chosen.map(({ column }) => `'${column}'`).join(' | ') || 'never',
  );
  return `Table<${[row, ...keys].join(', ')}>`.replace(/(, never)+>$/, '>');
}

function typeOf(column: Column): string {
  const type = valueType(column);
  return column.not_null || type === 'unknown' ? type : `${type} | null`;
}

function valueType({ type_oid, type, element, is_array, values, checks }: Column): string {
  if (JSON_TYPES.includes(type)) return 'unknown';
  const sample = SAMPLES[element];
  if (sample === undefined) throw new Error(`what is ${type} in JavaScript?`);
  const parse = pg.types.getTypeParser(type_oid);
  const parsed: unknown = parse(is_array ? `{${sample}}` : sample);
  if (Array.isArray(parsed)) return `${nameOf(parsed[0])}[]`;
  const allowed = checks.map(allowedValues).find((found) => found.length > 0) ?? values;
  return typeof parsed === 'string' && !is_array && allowed.length > 0
    ? allowed.map((value) => `'${value}'`).join(' | ')
    : nameOf(parsed);
}

function nameOf(value: unknown): string {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  return typeof value;
}

/** The texts of a constraint of the form \`column in ('a', 'b')\` or \`column = 'a'\`; none of any other. */
function allowedValues(check: string): string[] {
  const list = /^CHECK \(\(\(?\w+\)? = (?:ANY \(ARRAY\[(.*)\]\)|('[^']*'::\w+))\)\)$/.exec(check);
  return [...(list?.[1] ?? list?.[2] ?? '').matchAll(/'([^']*)'::\w+/g)].map(([, value]) => value!);
}

const COLUMNS = `
  select c.oid as table_oid, c.relname as table, c.relkind in ('v', 'm') as is_view,
         a.attnum as position, a.attname as column, t.oid as type_oid, t.typname as type,
         case when of.typtype = 'e' then 'enum' else of.typname end as element, t.typcategory = 'A' as is_array,
         a.attnotnull as not_null, a.atthasdef or a.attidentity <> '' as has_default,
         a.attgenerated <> '' or a.attidentity = 'a' as is_generated,
         array(select enumlabel::text from pg_enum where enumtypid = t.oid order by enumsortorder) as values,
         array(select pg_get_constraintdef(k.oid) from pg_constraint as k
               where k.contype = 'c' and (k.conrelid = c.oid and k.conkey = array[a.attnum] or k.contypid = a.atttypid)
               order by k.conname) as checks
  from pg_class as c
  join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type as declared on declared.oid = a.atttypid
  join pg_type as t on t.oid = case declared.typtype when 'd' then declared.typbasetype else declared.oid end
  join pg_type as of on of.oid = case t.typcategory when 'A' then t.typelem else t.oid end
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and c.relname not in ('migration', 'migration_lock')
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by c.relname, a.attnum`;
