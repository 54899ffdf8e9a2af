import { closePlatform, migrateDatabase, setDatabaseUrl } from '#modules/platform/index.server.ts';
import { openEmbeddedDatabase } from '../../bin/postgres/embedded.ts';

/**
 * Has this process work on a migrated PostgreSQL of its own.
 *
 * @param throwaway whether nothing need outlive a crash.
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
