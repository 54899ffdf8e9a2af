import {
  checkDatabase,
  config,
  migrateDatabase,
  openEmbeddedDatabase,
  prepareQueues,
  setDatabaseUrl,
} from '#modules/platform/index.server.ts';

export type SiteDatabase = {
  url(): string;
  /** Starts the embedded server again when it died. @returns whether it had to. */
  revive(): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * Opens the site's database: DATABASE_URL where it is given, else the embedded one of DATA_DIR.
 *
 * @throws OperatorError saying in one line why it cannot be used.
 */
export async function openSiteDatabase(): Promise<SiteDatabase> {
  if (config.databaseUrl) {
    await checkDatabase(config.databaseUrl);
    const url = config.databaseUrl;
    return { url: () => url, revive: async () => false, close: async () => {} };
  }
  const embedded = await openEmbeddedDatabase({ dataDir: config.dataDir });
  setDatabaseUrl(embedded.url());
  return embedded;
}

/** Brings tables and queues up to date. */
export async function prepareDatabase(): Promise<void> {
  await migrateDatabase();
  const { jobs } = await import('#jobs/handlers/index.ts');
  await prepareQueues(jobs.map(({ job }) => job));
}
