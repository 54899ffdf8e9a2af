import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBinaries, findLaunch } from './binaries.ts';
import { openEmbeddedDatabase } from './embedded.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-embedded-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A folder that holds a database already. */
let used: string;

beforeAll(async () => {
  used = mkdtempSync(join(tmpdir(), 'trouvaille-embedded-'));
  await (await openEmbeddedDatabase({ dataDir: used })).close();
}, 60_000);

afterAll(() => rmSync(used, { recursive: true, force: true }));

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

const modeOf = (url: URL) => statSync(url.searchParams.get('host') as string).mode & 0o777;

test('a killed server restarts with what was committed, and its address', async () => {
  const database = await openEmbeddedDatabase({ dataDir: used });
  try {
    const url = database.url;
    await ask(url, 'create table kept as select 42 as answer');
    expect(await database.ensureRunning()).toBe(false);
    const [pid] = readFileSync(join(used, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    while (!(await database.ensureRunning()));
    expect(database.url).toBe(url);
    expect(await ask(url, 'select answer from kept')).toEqual({ answer: 42 });
    const letters = await ask(url, `select upper('été') as upper, 'é' ~ '\\w' as word`);
    expect(letters).toEqual({ upper: 'ÉTÉ', word: true });
  } finally {
    await database.close();
  }
  await expect(ask(database.url, 'select 1')).rejects.toThrow(/ENOENT/);
}, 60_000);

test('the site connects with its own password, without a superuser’s rights, through the owner’s folder only', async () => {
  const database = await openEmbeddedDatabase({ dataDir, throwaway: true });
  try {
    for (const file of ['postgres-password', 'postgres-site-password']) {
      expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
    }
    const url = new URL(database.url);
    expect(url.searchParams.get('host')).toBe(join(dataDir, 'postgres-socket'));
    expect(modeOf(url)).toBe(0o700);
    expect(await ask(url.href, 'show listen_addresses')).toEqual({ listen_addresses: '' });
    const rights = `select rolsuper or rolcreaterole or rolreplication as many,
      pg_get_userbyid(datdba) = current_user as owner
      from pg_roles, pg_database where rolname = current_user and datname = current_database()`;
    expect(await ask(url.href, rights)).toEqual({ many: false, owner: true });
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  } finally {
    await database.close();
  }
}, 60_000);

test('where the path of DATA_DIR is too long for a socket, a short private folder is used and removed', async () => {
  const deep = join(dataDir, 'a-folder-with-a-long-name'.repeat(4));
  // Another user's folder of that name, from before: not to be trusted.
  const taken = join(dataDir, 'taken');
  mkdirSync(taken, { mode: 0o755 });
  mkdirSync(deep);
  symlinkSync(taken, join(deep, 'postgres-socket'));
  const database = await openEmbeddedDatabase({ dataDir: deep, throwaway: true });
  const url = new URL(database.url);
  const folder = url.searchParams.get('host') as string;
  try {
    expect(folder).not.toBe(taken);
    expect(modeOf(url)).toBe(0o700);
    expect(await ask(url.href, 'select 42 as answer')).toEqual({ answer: 42 });
  } finally {
    await database.close();
  }
  expect(existsSync(folder)).toBe(false);
}, 60_000);

test('opening can be aborted at any moment, and leaves nothing running', async () => {
  const made = ['postgres-password', 'postgres', 'postgres/postmaster.pid'];
  for (const file of made) {
    const opening = new AbortController();
    const watching = setInterval(() => existsSync(join(dataDir, file)) && opening.abort(), 1);
    await expect(openEmbeddedDatabase({ dataDir, signal: opening.signal })).rejects.toThrow();
    clearInterval(watching);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  }
}, 60_000);

test('a server that an earlier version left behind on a port is replaced', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const [program, ...args] = [
    ...findLaunch(used).prefix,
    findBinaries().postgres,
    ...['-D', join(used, 'postgres')],
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const old = spawn(program as string, args, { env: { LD_LIBRARY_PATH: findBinaries().lib } });
  await once(old.stderr, 'data');
  while (!existsSync(join(used, 'postgres/postmaster.pid'))) await pause(10);
  const database = await openEmbeddedDatabase({ dataDir: used });
  try {
    expect(old.exitCode).not.toBeNull();
    expect(await ask(database.url, 'select 42 as answer')).toEqual({ answer: 42 });
  } finally {
    await database.close();
  }
}, 60_000);

test('an empty or wrong password is reported at once', async () => {
  const file = join(used, 'postgres-password');
  writeFileSync(file, 'x'.repeat(64));
  await expect(openEmbeddedDatabase({ dataDir: used })).rejects.toThrow(/refuse le mot de passe/);
  expect(existsSync(join(used, 'postgres/postmaster.pid'))).toBe(false);
  writeFileSync(file, '');
  await expect(openEmbeddedDatabase({ dataDir: used })).rejects.toThrow(/vide ou trop court/);
}, 60_000);

test.each([
  ['15', /vient de PostgreSQL 15/],
  [null, /n’est pas une base PostgreSQL/],
])('a folder of version %s is rejected in one line and left as it is', async (version, reason) => {
  mkdirSync(join(dataDir, 'postgres'));
  if (version) writeFileSync(join(dataDir, 'postgres/PG_VERSION'), `${version}\n`);
  await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(reason);
});
