import { closePlatform, migrateDatabase, setDatabaseUrl } from '#modules/platform/index.server.ts';
import { openEmbeddedDatabase } from '../../bin/postgres/embedded.ts';

/**
 * Connects this process to a new, migrated PostgreSQL.
 *
 * @param throwaway whether data may be lost in a crash.
 * @returns what closes it; the folder stays.
 */
export async function openDatabase(
  dataDir: string,
  throwaway = false,
): Promise<() => Promise<void>> {
  const postgres = await openEmbeddedDatabase({ dataDir, throwaway });
  setDatabaseUrl(postgres.url);
  await migrateDatabase();
  return async () => {
    await closePlatform();
    await postgres.close();
  };
}
