import pg from 'pg';
import {
  config,
  migrateDatabase,
  openEmbeddedDatabase,
  prepareQueues,
  setDatabaseUrl,
} from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';

const POSTGRES_OLDEST = 15;

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
    await checkExternal(config.databaseUrl);
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

async function checkExternal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    version = Math.floor(Number(rows[0].server_version_num) / 10_000);
  } catch (error) {
    const { hostname, port } = new URL(url);
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    throw new OperatorError(
      `La base de données ${hostname}:${port || 5432} refuse la connexion : ${(reason as Error).message}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  if (version < POSTGRES_OLDEST) {
    throw new OperatorError(
      `PostgreSQL ${version} est trop ancien : il faut la version ${POSTGRES_OLDEST} ou plus récente.`,
    );
  }
}
