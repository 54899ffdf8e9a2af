import { fileURLToPath } from 'node:url';
import { db } from './database.server.ts';

const MIGRATIONS = {
  directory: fileURLToPath(new URL('../../migrations', import.meta.url)),
  loadExtensions: ['.ts'],
  tableName: 'migration',
};

/** An arbitrary number that names « migrating » among the database's advisory locks. */
const MIGRATION_LOCK = 7_265_318;

/**
 * Brings the schema up to date, one process at a time: whoever comes second waits, then finds nothing to do.
 *
 * @returns names of the migrations that ran.
 */
export async function migrateDatabase(): Promise<string[]> {
  return await withMigrationLock(async () => {
    // Our lock dies with its connection; knex's own is a row that a killed process would leave behind.
    await db.migrate.forceFreeMigrationsLock(MIGRATIONS);
    const [, names] = await db.migrate.latest(MIGRATIONS);
    return names;
  });
}

/** Names of the migrations that have not run yet. */
export async function pendingMigrations(): Promise<string[]> {
  const [, pending] = await db.migrate.list(MIGRATIONS);
  return pending.map((migration: { file: string }) => migration.file);
}

/** Runs a task while no other process migrates or prepares queues. */
export async function withMigrationLock<T>(task: () => Promise<T>): Promise<T> {
  const connection = await db.client.acquireConnection();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await task();
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await db.client.releaseConnection(connection);
  }
}
