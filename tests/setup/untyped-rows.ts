import type { Source } from './table-uses.ts';

/** The one file that runs SQL for all others: what it gives is typed by its callers. */
const RUNNER = 'modules/platform/database/query.server.ts';

/** Files that run statements without rows on a connection of their own, and what for. */
export const STATEMENTS_WITHOUT_ROWS: Readonly<Record<string, string>> = {
  'modules/platform/database/locks.server.ts': 'releases a lock of its session',
  'modules/platform/database/listen.server.ts':
    'listens, and checks that the connection still works',
  'modules/engine/snapshot/ideas.store.server.ts': 'begins the transaction that it copies in',
  'bin/postgres/site-role.ts': 'makes the role and the database',
  'bin/backup/backup.ts': 'restores tables and sequences',
};

const UNTYPED = [
  // knex's `raw` gives any; without an argument it is another library's.
  /\.raw\s*(?:<[^;]*?>)?\(\s*[^)\s]/,
  // So does a driver's query that does not say what it gives.
  /(?:=|return|\() *(?:await )?(?:\w+(?:\.\w+)*|\([^;]*\))\s*\.query\((?!copy(?:To|From)\()/,
  // A type that overrides what the schema says.
  /\b(?:db|database|trx|transaction|connection)</,
  /\.(?:first|returning|select|pluck)</,
  /\brows\b(?:\([^)]*\)|\[\d+\])*\)* as (?:[[{]|\w+(?:\[\]|Row\b))/,
];
const UNTYPED_QUERY = /\.query\s*\((?!copy(?:To|From)\()/;
/** What knex does not find in the schema, or under an alias, has rows of any shape. */
const TABLE = /\b(?:db|database|trx|transaction|connection)\(\s*'([^']*)'/g;

/**
 * Where a file reads rows whose type neither the schema nor the one function that runs SQL gives.
 *
 * @param schema the text of `modules/platform/schema.ts`.
 */
export function untypedRows({ path, text }: Source, schema: string): string[] {
  if (path === RUNNER) return [];
  const patterns = path in STATEMENTS_WITHOUT_ROWS ? UNTYPED : [...UNTYPED, UNTYPED_QUERY];
  return [
    ...patterns.flatMap((pattern) => text.match(pattern)?.[0] ?? []),
    ...[...text.matchAll(TABLE)]
      .map(([, table]) => table!)
      .filter((table) => !schema.includes(`\n    ${table}: `)),
  ];
}

/** Whether a file that may has a query without a type. */
export function hasUntypedQuery({ text }: Source): boolean {
  return UNTYPED_QUERY.test(text);
}
