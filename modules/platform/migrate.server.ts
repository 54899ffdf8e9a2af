import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PoolClient } from 'pg';
import { db } from './database.server.ts';
import { OperatorError } from './errors.ts';
import { waitFor } from './wait.server.ts';

const LOCK_RETRY_MS = 100;

const MIGRATIONS = {
  directory: fileURLToPath(new URL('../../migrations', import.meta.url)),
  loadExtensions: ['.ts'],
  tableName: 'migration',
};

/**
 * Brings the schema up to date, one process at a time: a second one waits, then finds nothing to do.
 *
 * @returns names of the migrations that ran.
 */
export async function migrateDatabase(): Promise<string[]> {
  return await withMigrationLock(async () => {
    // Our lock ends with its connection; knex's own is a row that a killed process would leave behind.
    await db.migrate.forceFreeMigrationsLock(MIGRATIONS);
    const [, names] = await db.migrate.latest(MIGRATIONS);
    return names;
  });
}

/**
 * Runs exactly the named migrations on a database without tables, to receive the rows of a backup.
 *
 * @throws OperatorError when a migration is unknown here: the backup comes from a newer version.
 */
export async function migrateTo(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(MIGRATIONS.directory, name))) {
      throw new OperatorError(
        `La sauvegarde vient d’une version plus récente : la migration ${name} est inconnue ici.`,
      );
    }
  }
  await withMigrationLock(async () => {
    for (const name of names) await db.migrate.up({ ...MIGRATIONS, name });
  });
}

/** Runs a task that changes the schema or its queues, one process at a time. */
export async function withMigrationLock<T>(task: () => Promise<T>): Promise<T> {
  const waiting = 'J’attends qu’un autre processus ait préparé la base de données…';
  return await withDatabaseLock('migrate', task, (taken) => waitFor(waiting, taken));
}

/**
 * Runs a task while no other process runs one under the same name, on any machine. The lock ends with its connection,
 * so a killed process leaves nothing behind. No transaction is open meanwhile.
 *
 * @param announce waits until the lock is taken, and may say so.
 */
export async function withDatabaseLock<T>(
  name: string,
  task: () => Promise<T>,
  announce = (taken: Promise<void>): Promise<void> => taken,
): Promise<T> {
  const connection: PoolClient = await db.client.acquireConnection();
  // Polled: a process that ends while it waits leaves no query behind.
  const taken = async () => {
    for (;;) {
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
    return await task();
  } finally {
    await connection
      .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
      .catch(() => {});
    await db.client.releaseConnection(connection);
  }
}
