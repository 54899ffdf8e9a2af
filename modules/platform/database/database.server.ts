import knex, { type Knex } from 'knex';
import pg from 'pg';
import { nowMillis } from '../clock.ts';
import { isDatabaseAway, toAppError, unavailable } from '../errors/failures.server.ts';
import { config } from '../operation/config.server.ts';
import { log } from '../operation/log.server.ts';
import { timeQueries } from '../performance/query-times.server.ts';
import { query } from './query.server.ts';
import { failFastWhileAway } from './reachability.server.ts';

/** Either the pool or a transaction: what a store function takes when its caller may own the transaction. */
export type Database = Knex;

// 64-bit integers (identities, counts) stay well below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is no instant: it stays the text that it is (`Day`).
pg.types.setTypeParser(pg.types.builtins.DATE, String);

let url = config.databaseUrl;

/** Points this process at a database found after start-up (the embedded one); call it before any query. */
export function setDatabaseUrl(databaseUrl: string): void {
  url = databaseUrl;
}

/** Where the database is. @throws AppError when none is set yet. */
export function databaseUrl(): string {
  if (!url) throw unavailable('DATABASE_URL is not set and no embedded database was started');
  return url;
}

/** A database that takes longer to accept a connection counts as one that does not answer. */
const CONNECT_MS = 3_000;

/**
 * The same for background work, which nobody waits for: on a busy machine a connection may take longer than a visitor
 * waits, and a job that fails for it would have to be tried again.
 */
export const JOB_CONNECT_MS = 30_000;

/**
 * The process's pool of connections, opened at first use. A connection that breaks is thrown away. When the database
 * goes away, queries wait for it a few seconds; from then on, until it is back, each fails at once.
 */
export const db: Knex = knex({
  client: 'pg',
  connection: () => ({
    connectionString: databaseUrl(),
    application_name: 'trouvaille',
    connectionTimeoutMillis: CONNECT_MS,
  }),
  pool: {
    min: 0,
    max: config.databasePool,
    // A query that waits for a connection fails when none can be made, and the next is tried soon.
    propagateCreateError: true,
    createRetryIntervalMillis: 20,
  },
  acquireConnectionTimeout: 5_000,
  // Error messages quote the query: without its values, which may be personal.
  compileSqlOnError: false,
  log: {
    debug: (message: unknown) => log.debug({ knex: message }, 'database'),
    // One line, not its trace: while the database is away, each failed connection is logged.
    warn: (message: unknown) => log.warn({ knex: String(message).split('\n', 1)[0] }, 'database'),
    error: (message: unknown) => log.error({ knex: message }, 'database'),
    deprecate: (method: string, alternative: string) =>
      log.warn({ method, alternative }, 'database: deprecated call'),
  },
});

failFastWhileAway(db);
timeQueries(db);

/** The part of knex's pool that identifies the connection of a failed query. */
type Pool = { used: { resource: { __knexUid: string; __knex__disposed?: unknown } }[] };

// A connection that the server has just cut still looks open for a moment: it must not be used for the next query.
db.on('query-error', (error: unknown, query: { __knexUid?: string }) => {
  if (!isDatabaseAway(error)) return;
  const { used } = db.client.pool as Pool;
  const cut = used.find(({ resource }) => resource.__knexUid === query.__knexUid);
  if (cut) cut.resource.__knex__disposed = error;
});

/** Closes every connection; queries after this fail. */
export async function closeDatabase(): Promise<void> {
  await db.destroy();
}

/**
 * The earlier of this machine's time and the database's, which may be another machine's: for what a clock that runs
 * ahead must not erase or count too soon.
 */
export async function earlierClock(): Promise<Date> {
  const [database] = await query<{ now: Date }>(db, 'select now()');
  return new Date(Math.min(nowMillis(), database!.now.getTime()));
}

/** Asks the database one question. @throws AppError `unavailable` when it does not answer. */
export async function pingDatabase(): Promise<void> {
  try {
    await query(db, 'select 1');
  } catch (error) {
    throw toAppError(error);
  }
}
