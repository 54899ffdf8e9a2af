import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedDatabase } from './embedded.server.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-embedded-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(url: string, question: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('a killed server comes back with what was committed, and its address', async () => {
  const database = await openEmbeddedDatabase({ dataDir });
  try {
    const url = database.url();
    await ask(url, 'create table kept as select 42 as answer');
    expect(await database.revive()).toBe(false);
    process.kill(serverPid(), 'SIGKILL');
    while (!(await database.revive()));
    expect(database.url()).toBe(url);
    expect(await ask(url, 'select answer from kept')).toEqual({ answer: 42 });
    const letters = await ask(url, `select upper('été') as upper, 'é' ~ '\\w' as word`);
    expect(letters).toEqual({ upper: 'ÉTÉ', word: true });
  } finally {
    await database.close();
  }
  await expect(ask(database.url(), 'select 1')).rejects.toThrow(/ECONNREFUSED/);
}, 60_000);

test('the password is for the owner only, and nobody enters without it', async () => {
  const database = await openEmbeddedDatabase({ dataDir, throwaway: true });
  try {
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    const url = new URL(database.url());
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  } finally {
    await database.close();
  }
}, 60_000);

test.each([
  ['15', /vient de PostgreSQL 15/],
  [null, /n’est pas une base PostgreSQL/],
])('a folder of version %s is refused in one line and left as it is', async (version, reason) => {
  mkdirSync(join(dataDir, 'postgres'));
  if (version) writeFileSync(join(dataDir, 'postgres/PG_VERSION'), `${version}\n`);
  await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(reason);
});
