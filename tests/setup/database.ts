import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, inject, vi } from 'vitest';

// Runs before the test file is read: the first module that parses the configuration already finds the file's
// own database and folder.
const template = new URL(inject('templateUrl'));
const name = `test_${randomBytes(6).toString('hex')}`;
const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-test-data-'));

// Copied by file: through the log, block by block, it takes the processor eight times as long.
await administer(
  `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`,
);
process.env.DATABASE_URL = withDatabase(name);
process.env.DATA_DIR = dataDir;
// Files that share a process share what they import of other packages, which is most of it; our own modules, which have
// state, are read anew.
vi.resetModules();

afterEach(async () => {
  const { setClock } = await import('#modules/platform/index.server.ts');
  setClock(null);
});

afterAll(async () => {
  const { closePlatform } = await import('#modules/platform/index.server.ts');
  await closePlatform();
  // Not WITH (FORCE): it fails while autovacuum is at work in the database, unless a superuser asks. A plain DROP ends
  // autovacuum by itself, and waits for connections that are being closed.
  await administer(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and backend_type = 'client backend'`,
  );
  await administer(`drop database ${name}`);
  rmSync(dataDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

function withDatabase(database: string): string {
  const url = new URL(template);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
