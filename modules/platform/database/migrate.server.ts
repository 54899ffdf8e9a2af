import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../errors/errors.ts';
import { waitFor } from '../operation/wait.server.ts';
import { db } from './database.server.ts';
import { withDatabaseLock } from './locks.server.ts';

const MIGRATIONS = {
  directory: fileURLToPath(new URL('../../../migrations', import.meta.url)),
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
  return await withDatabaseLock('migrate', task, { announce: (taken) => waitFor(waiting, taken) });
}
