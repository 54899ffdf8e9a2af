import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseUrl, withDatabaseLock } from '#modules/platform/index.server.ts';
import { tryLock } from '../../bin/file-lock.ts';
import { until } from './processes.ts';

const START = join(import.meta.dirname, '../../bin/start.ts');
const WORKER = join(import.meta.dirname, '../../jobs/worker.ts');

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-start-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** `npm start` for the worker alone, which needs no build. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [START, '--only', 'worker'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SESSION_SECRET: '', ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code, said }));
  return {
    ended,
    says: (words: string) => until(words, () => said.includes(words)),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Processes that were started for the test's folder and still run. */
function running(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(dataDir));
}

function withPassword(password: string): string {
  const url = new URL(databaseUrl());
  url.password = password;
  return url.href;
}

test.each([
  [{ DATA_DIR: '/proc/nowhere/data' }, /^Le dossier de données \/proc\/nowhere\/data n’est pas/],
  [{ DATABASE_URL: withPassword('guess') }, /refuse la connexion : le mot de passe .*\(28P01\)/],
])(
  '%o ends a start with one French line',
  async (env, words) => {
    const { code, said } = await start(env).ended;
    expect(said).toMatch(words);
    expect(said).toMatch(/^[^\n]+\n$/);
    expect(code).toBe(1);
  },
  60_000,
);

test.each([
  ['gives way by what WORKER_NICENESS says', [], '1', 1],
  ['started by nice keeps its niceness', ['nice', '-n', '2'], '1', 2],
])(
  'a worker %s',
  async (_, launcher, WORKER_NICENESS, niceness) => {
    const [program = '', ...args] = [...launcher, process.execPath, WORKER];
    const worker = spawn(program, args, {
      env: { ...process.env, WORKER_NICENESS },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // As the supervisor starts it.
      detached: true,
    });
    await once(worker, 'message');
    expect(getPriority(worker.pid)).toBeGreaterThanOrEqual(niceness);
    const group = `/proc/${worker.pid}/autogroup`;
    // Some kernels have no groups of processes.
    if (existsSync(group)) {
      const [, nice] = readFileSync(group, 'utf8').match(/nice (\d+)/) ?? [];
      expect(Number(nice)).toBeGreaterThanOrEqual(niceness);
    }
    worker.kill('SIGTERM');
    await once(worker, 'exit');
  },
  60_000,
);

test('a start says that the database does not answer, and may be stopped meanwhile', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const site = start({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` });
  await site.says(`J’attends une réponse de la base de données 127.0.0.1:${port}…`);
  expect(await site.stop()).toMatchObject({ code: 0 });
  silent.close();
}, 60_000);

test('a start says that it waits for another one, and may be stopped meanwhile', async () => {
  const lock = tryLock(join(dataDir, 'postgres.lock'));
  const local = start({});
  const distant = withDatabaseLock('migrate', async () => {
    const site = start({ DATABASE_URL: databaseUrl() });
    await site.says('J’attends qu’un autre processus ait préparé la base de données…');
    return await site.stop();
  });
  await local.says(`J’attends qu’un autre processus libère la base de ${dataDir}…`);
  expect(await local.stop()).toMatchObject({ code: 0 });
  expect(await distant).toMatchObject({ code: 0 });
  lock?.release();
  expect(running()).toEqual([]);
}, 60_000);

test('a start that is stopped at any moment leaves nothing running', async () => {
  for (const file of ['postgres-password', 'postgres/postmaster.pid', 'postgres-site-password']) {
    const site = start({});
    await until(file, () => existsSync(join(dataDir, file)));
    const { code } = await site.stop();
    // The last file may be there already: the signal then comes before the program listens for any, and ends it.
    expect([0, null]).toContain(code);
    expect(running()).toEqual([]);
  }
}, 90_000);
