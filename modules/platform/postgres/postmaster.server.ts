import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries, findLaunch } from './binaries.server.ts';
import { type Cluster, explain, folderOf, USER } from './cluster.server.ts';

export type RunningServer = { pid: number; port: number };

const DATABASE = 'trouvaille';
const HOST = '127.0.0.1';
const LOG_MAX_BYTES = 10_000_000;
const LEASH = ['setpriv', '--pdeathsig', 'INT', '--'];
const START_TIMEOUT_MS = 120_000;

const logOf = (cluster: Cluster) => join(cluster.dataDir, 'postgres.log');

function settings(cluster: Cluster, port: number): string[] {
  const values: Record<string, string> = {
    listen_addresses: HOST,
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    jit: 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log must not hold what visitors typed: no statement, no parameter, no row of a broken constraint.
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(cluster.throwaway
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
      : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The server that runs on this data folder; null when none does. */
export function findServer(cluster: Cluster): RunningServer | null {
  let lines: string[];
  try {
    lines = readFileSync(join(folderOf(cluster), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isPostgres(pid) ? { pid, port } : null;
}

/** Whether a process lives and is PostgreSQL: after a crash, another may have got its number. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return (
      !state?.startsWith('Z') && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    );
  } catch {
    return false;
  }
}

/** Address of the site's database on a server; `database` for another one (tests). */
export function urlOf(cluster: Cluster, port: number, database: string = DATABASE): string {
  const password = readFileSync(join(cluster.dataDir, 'postgres-password'), 'utf8');
  return `postgres://${USER}:${password}@${HOST}:${port}/${database}`;
}

/**
 * Starts the server and waits until it takes connections. The caller holds the cluster's lock.
 *
 * @param patience how long to wait for the last port, in milliseconds: the processes of a killed server keep it
 *   for a moment.
 */
export async function startServer(cluster: Cluster, patience: number): Promise<RunningServer> {
  // A crash leaves this file; PostgreSQL refuses to start when its number now belongs to another process.
  if (!findServer(cluster)) rmSync(join(folderOf(cluster), 'postmaster.pid'), { force: true });
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const attempt = await launchServer(cluster, deadline, patience);
    if (attempt.ok) return attempt.server;
    // The processes of a killed server need a moment to notice and leave.
    const lingering = /shared memory block|is still in use|lock file "postmaster.pid" already/.test(
      attempt.output,
    );
    const portTaken = /could not bind|Address already in use/.test(attempt.output);
    if (!(lingering || portTaken) || Date.now() > deadline) throw explain(attempt.output);
    await pause(200);
  }
}

type Attempt = { ok: true; server: RunningServer } | { ok: false; output: string };

async function launchServer(
  cluster: Cluster,
  deadline: number,
  patience: number,
): Promise<Attempt> {
  const port = await choosePort(cluster, patience);
  const logFile = logOf(cluster);
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES)
    truncateSync(logFile);
  const output = openSync(logFile, 'a', 0o600);
  const start = statSync(logFile).size;
  const { prefix } = findLaunch(cluster.dataDir);
  // The kernel tells it when its parent is gone, however that ended.
  const leash = cluster.throwaway && process.platform === 'linux' ? LEASH : [];
  const { postgres, lib } = findBinaries();
  const [program, ...args] = [
    ...prefix,
    ...leash,
    postgres,
    '-D',
    folderOf(cluster),
    ...settings(cluster, port),
  ];
  // A process group of its own: Ctrl-C must reach the web server first, the database last.
  const child = spawn(program as string, args, {
    detached: true,
    stdio: ['ignore', output, output],
    cwd: cluster.dataDir,
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: lib, LC_ALL: 'C' },
  });
  closeSync(output);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  while (!ended && Date.now() < deadline) {
    if (await accepts(urlOf(cluster, port, 'postgres'))) {
      writeFileSync(join(cluster.dataDir, 'postgres-port'), String(port));
      return { ok: true, server: { pid: child.pid as number, port } };
    }
    await pause(30);
  }
  if (!ended) process.kill(child.pid as number, 'SIGQUIT');
  return { ok: false, output: readFileSync(logFile).subarray(start).toString() };
}

/** Waits for a server that another process started. @returns false when it ended instead. */
export async function awaitServer(cluster: Cluster, server: RunningServer): Promise<boolean> {
  const url = urlOf(cluster, server.port, 'postgres');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isPostgres(server.pid) && Date.now() < deadline) {
    if (await accepts(url)) return true;
    await pause(50);
  }
  return false;
}

/** Stops the server: open transactions are rolled back, everything committed is on disk. */
export async function stopServer(server: RunningServer): Promise<void> {
  const signals = [
    ['SIGINT', 6_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 1_000],
  ] as const;
  for (const [signal, patience] of signals) {
    try {
      process.kill(server.pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isPostgres(server.pid)) return;
      await pause(20);
    }
  }
}

/** Makes the site's database on a new server. */
export async function createSiteDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(cluster, port, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The port of the last start, so that whoever knew it finds the database again; another when it stays taken. */
async function choosePort(cluster: Cluster, patience: number): Promise<number> {
  const file = join(cluster.dataDir, 'postgres-port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const deadline = Date.now() + patience;
  while (last > 0) {
    const port = await freePort(last);
    if (port) return port;
    if (Date.now() > deadline) break;
    await pause(50);
  }
  return (await freePort(0)) as number;
}

function freePort(port: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : null));
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
