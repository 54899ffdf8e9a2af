import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '#modules/platform/shared.ts';
import { findBinaries, findLaunch } from './binaries.ts';
import { type Cluster, explain, folderOf, SUPERUSER_PASSWORD } from './cluster.ts';
import { superuserClient } from './site-role.ts';
import { prepareSocketFolder, SOCKET_PORT, socketFolder } from './socket-folder.ts';

export type RunningServer = {
  pid: number;
  /** Whether it listens on a socket; one that an earlier version of the site started listens on a port. */
  reachable: boolean;
};

const LOG_MAX_BYTES = 10_000_000;
/** Prefix of a command that ends with the process that started it. */
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT', '--'];
const START_TIMEOUT_MS = 120_000;

const logOf = (cluster: Cluster) => join(cluster.dataDir, 'postgres.log');

function settings(cluster: Cluster): string[] {
  const values: Record<string, string> = {
    // No network: only who may enter the folder can connect, or pose as the database.
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: socketFolder(cluster),
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
  return pid > 0 && isPostgres(pid) ? { pid, reachable: Boolean(lines[4]) } : null;
}

/** Whether a process runs and is PostgreSQL: after a crash, another may have got its id. */
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

/**
 * Starts the server and waits until it takes connections. The caller holds the cluster's lock.
 *
 * @throws OperatorError with its error message, or the reason of `signal` when it is aborted: no server runs then.
 */
export async function startServer(cluster: Cluster, signal?: AbortSignal): Promise<RunningServer> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (!findServer(cluster)) {
      // A crash leaves this file; PostgreSQL refuses to start when its number now belongs to another process.
      rmSync(join(folderOf(cluster), 'postmaster.pid'), { force: true });
      prepareSocketFolder(cluster, findLaunch(cluster.dataDir).owner);
    }
    const attempt = await launchServer(cluster, deadline, signal);
    if (attempt.ok) return attempt.server;
    // The processes of a killed server need a moment to notice and exit.
    const lingering = /shared memory block|is still in use|lock file "postmaster.pid" already/.test(
      attempt.output,
    );
    if (!lingering || Date.now() > deadline) throw explain(attempt.output);
    await pause(200, null, { signal });
  }
}

type Attempt = { ok: true; server: RunningServer } | { ok: false; output: string };

async function launchServer(
  cluster: Cluster,
  deadline: number,
  signal?: AbortSignal,
): Promise<Attempt> {
  signal?.throwIfAborted();
  const logFile = logOf(cluster);
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES)
    truncateSync(logFile);
  const output = openSync(logFile, 'a', 0o600);
  const start = statSync(logFile).size;
  const { prefix } = findLaunch(cluster.dataDir);
  // The kernel signals it when its parent exits, however that happens.
  const dieWithParent = cluster.throwaway && process.platform === 'linux' ? DIE_WITH_PARENT : [];
  const { postgres, lib } = findBinaries();
  const [program, ...args] = [
    ...prefix,
    ...dieWithParent,
    postgres,
    '-D',
    folderOf(cluster),
    ...settings(cluster),
  ];
  // A process group of its own: Ctrl-C must reach the web server first, the database last.
  const child = spawn(program as string, args, {
    detached: true,
    stdio: ['ignore', output, output],
    cwd: cluster.dataDir,
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: lib, LC_ALL: 'C' },
  });
  closeSync(output);
  const server = { pid: child.pid as number, reachable: true };
  const isOver = () => child.exitCode !== null || child.signalCode !== null || !child.pid;
  child.once('error', () => {});
  child.unref();
  try {
    while (!isOver() && Date.now() < deadline) {
      if (await accepts(cluster)) return { ok: true, server };
      await pause(30, null, { signal });
    }
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  if (!isOver()) await stopServer(server);
  return { ok: false, output: readFileSync(logFile).subarray(start).toString() };
}

/** Waits for a server that another process started. @returns false when it ended instead. */
export async function awaitServer(
  cluster: Cluster,
  server: RunningServer,
  signal?: AbortSignal,
): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isPostgres(server.pid) && Date.now() < deadline) {
    if (await accepts(cluster)) return true;
    await pause(50, null, { signal });
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
  for (const [signal, timeoutMs] of signals) {
    try {
      process.kill(server.pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (!isPostgres(server.pid)) return;
      await pause(20);
    }
  }
}

/** PostgreSQL's error code for a wrong password. */
const WRONG_PASSWORD = '28P01';

/** @throws OperatorError when the password in DATA_DIR is not the server's: waiting would not help. */
async function accepts(cluster: Cluster): Promise<boolean> {
  const client = superuserClient(cluster, 'postgres');
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== WRONG_PASSWORD) return false;
    throw new OperatorError(
      `La base de données refuse le mot de passe de ${join(cluster.dataDir, SUPERUSER_PASSWORD)} : remets celui d’origine.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
