import {
  config,
  migrateDatabase,
  prepareQueues,
  setDatabaseUrl,
  waitFor,
} from '#modules/platform/index.server.ts';
import { checkDatabase, locationOf } from './check-database.ts';
import { openEmbeddedDatabase } from './embedded.ts';

export type SiteDatabase = {
  url: string;
  /** Starts the embedded server again unless it runs. @returns whether it had to. */
  ensureRunning(): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * Opens the site's database: DATABASE_URL where it is given, else the embedded one of DATA_DIR.
 *
 * @param signal gives up while it opens; nothing is left running then.
 * @throws OperatorError saying in one line why it cannot be used.
 */
export async function openSiteDatabase(signal: AbortSignal): Promise<SiteDatabase> {
  const url = config.databaseUrl;
  if (url) {
    const waiting = `J’attends une réponse de la base de données ${locationOf(url)}…`;
    await waitFor(waiting, checkDatabase(url), signal);
    return { url, ensureRunning: async () => false, close: async () => {} };
  }
  const embedded = await openEmbeddedDatabase({ dataDir: config.dataDir, signal });
  setDatabaseUrl(embedded.url);
  return embedded;
}

/** Brings tables and queues up to date. */
export async function prepareDatabase(): Promise<void> {
  await migrateDatabase();
  const { jobs } = await import('#jobs/jobs.ts');
  await prepareQueues(jobs);
}
