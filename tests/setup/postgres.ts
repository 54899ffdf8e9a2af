import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { jobs } from '#jobs/jobs.ts';
import {
  closePlatform,
  db,
  migrateDatabase,
  prepareQueues,
  setDatabaseUrl,
} from '#modules/platform/index.server.ts';
import { openEmbeddedDatabase } from '../../bin/postgres/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that each test file's own is copied from. */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for the run, on a temporary folder, with a migrated database to copy from. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-test-'));
  const postgres = await openEmbeddedDatabase({ dataDir, throwaway: true });
  const stop = async () => {
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    setDatabaseUrl(postgres.url);
    await migrateDatabase();
    await prepareQueues(jobs);
    // Statistics as after a while of use, so that plans in tests do not depend on when autovacuum ran last.
    await db.raw('analyze');
    await closePlatform();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('templateUrl', postgres.url);
  return stop;
}
