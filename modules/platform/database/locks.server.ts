import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../operation/log.server.ts';
import { databaseUrl, JOB_CONNECT_MS } from './database.server.ts';

const LOCK_RETRY_MS = 100;

/**
 * Connections that hold locks. Apart from those of queries: a task that waits for one of these, holding a lock, could
 * otherwise wait for a task that waits for it.
 */
let connections: pg.Pool | null = null;

function openConnections(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    application_name: 'trouvaille locks',
    connectionTimeoutMillis: JOB_CONNECT_MS,
    idleTimeoutMillis: 5_000,
    // As many as there are tasks: each holds one only while it runs.
    max: Number.MAX_SAFE_INTEGER,
  });
  // Without it, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lock connection lost'));
  return pool;
}

type LockOptions = {
  announce?: (taken: Promise<void>) => Promise<void>;
  signal?: AbortSignal;
};

/**
 * Runs a task while no other process runs one under the same name, on any machine. The lock ends with its connection,
 * so a killed process leaves nothing behind. No transaction is open meanwhile.
 *
 * @param task gets a signal that is aborted when the lock is lost with its connection, so that another process may take it.
 * @param options.announce waits until the lock is taken, and may say so.
 * @param options.signal ends the wait when it is aborted.
 */
export async function withDatabaseLock<T>(
  name: string,
  task: (held: AbortSignal) => Promise<T>,
  { announce = (taken) => taken, signal }: LockOptions = {},
): Promise<T> {
  connections ??= openConnections();
  const connection = await connections.connect();
  const held = new AbortController();
  let lost: Error | undefined;
  const onError = (error: Error) => {
    lost = error;
    held.abort(error);
  };
  connection.on('error', onError);
  // Polled: a process that ends while it waits leaves no query behind.
  const taken = async () => {
    for (;;) {
      signal?.throwIfAborted();
      const { rows } = await connection.query<{ taken: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
        [name],
      );
      if (rows[0]?.taken) return;
      await pause(LOCK_RETRY_MS);
    }
  };
  try {
    await announce(taken());
    return await task(held.signal);
  } finally {
    await connection
      .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
      .catch(onError);
    connection.off('error', onError);
    connection.release(lost);
  }
}

/** Closes the connections that held locks. */
export async function closeLocks(): Promise<void> {
  await connections?.end();
  connections = null;
}
