import { closePlatform, migrateDatabase, setDatabaseUrl } from '#modules/platform/index.server.ts';
import { openEmbeddedDatabase } from '../../bin/postgres/embedded.ts';
import { superuserClient } from '../../bin/postgres/site-role.ts';

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

/**
 * Writes to disk whatever has changed, so that what is measured next does not pay for what was done before. As the
 * superuser: the role of the site has no right to it.
 */
export async function checkpoint(dataDir: string): Promise<void> {
  const client = superuserClient({ dataDir, throwaway: false }, 'postgres');
  await client.connect();
  try {
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
