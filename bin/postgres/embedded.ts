import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';
import { prepareDataDir } from '../data-dir.ts';
import { withLock } from '../file-lock.ts';
import { type Cluster, initialise } from './cluster.ts';
import {
  awaitServer,
  findServer,
  type RunningServer,
  startServer,
  stopServer,
} from './postmaster.ts';
import { prepareSiteDatabase, siteUrl } from './site-role.ts';
import { removeLinkedFolder } from './socket-folder.ts';

export type EmbeddedDatabase = {
  /** DATABASE_URL of the site's database. */
  url: string;
  /** Starts the server again unless it runs. @returns whether it had to. */
  ensureRunning(): Promise<boolean>;
  /** Closes it for this process; the last process to close it stops the server. */
  close(): Promise<void>;
};

/**
 * The PostgreSQL of a DATA_DIR, shared by every process that opens it: the first one initialises and starts
 * it, later ones use the same (also when the process that started it was killed), the last one to close it stops it.
 *
 * @param options.throwaway for tests: fast, not safe against power cuts, ends with this process.
 * @param options.signal gives up while it opens; nothing that this process started is left running.
 * @throws OperatorError when the folder or the server cannot be used.
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string;
  throwaway?: boolean;
  signal?: AbortSignal;
}): Promise<EmbeddedDatabase> {
  const { dataDir, signal } = options;
  const cluster: Cluster = { dataDir, throwaway: options.throwaway ?? false };
  prepareDataDir(dataDir);
  const locked = <T>(task: () => Promise<T>, end?: AbortSignal) =>
    withLock(
      join(dataDir, 'postgres.lock'),
      `J’attends qu’un autre processus libère la base de ${dataDir}…`,
      task,
      end,
    );
  let server = await locked(async () => {
    await initialise(cluster, signal);
    register(cluster);
    try {
      const running = await runServer(cluster, signal);
      await prepareSiteDatabase(cluster);
      signal?.throwIfAborted();
      return running;
    } catch (error) {
      await leave(cluster);
      throw error;
    }
  }, signal);
  return {
    url: siteUrl(cluster),
    ensureRunning: async () => {
      if (findServer(cluster)?.pid === server.pid) return false;
      server = await locked(() => runServer(cluster));
      return true;
    },
    close: () => locked(() => leave(cluster)),
  };
}

async function runServer(cluster: Cluster, signal?: AbortSignal): Promise<RunningServer> {
  const running = findServer(cluster);
  if (running && !running.reachable) await replaceServer(cluster, running);
  const starting = `J’attends que la base de ${cluster.dataDir} démarre (postgres.log y dit où elle en est)…`;
  if (running?.reachable) {
    if (await waitFor(starting, awaitServer(cluster, running, signal))) return running;
  }
  return await waitFor(starting, startServer(cluster, signal));
}

/** Stops a server of an earlier version, left behind by a site that was killed, which listens on a port. */
async function replaceServer(cluster: Cluster, server: RunningServer): Promise<void> {
  if (users(cluster).some((pid) => pid !== process.pid)) {
    throw new OperatorError(
      `La base de ${cluster.dataDir} sert encore un site d’une version plus ancienne : arrête-le d’abord.`,
    );
  }
  await stopServer(server);
}

async function leave(cluster: Cluster): Promise<void> {
  unregister(cluster);
  if (users(cluster).length > 0) return;
  const running = findServer(cluster);
  if (running) await stopServer(running);
  removeLinkedFolder(cluster);
}

const usersOf = (cluster: Cluster) => join(cluster.dataDir, 'postgres-users');

function register(cluster: Cluster): void {
  mkdirSync(usersOf(cluster), { recursive: true });
  writeFileSync(join(usersOf(cluster), String(process.pid)), startTimeOf(process.pid));
}

function unregister(cluster: Cluster): void {
  rmSync(join(usersOf(cluster), String(process.pid)), { force: true });
}

/** Ids of the processes that use the server now; entries of processes that have exited are removed. */
function users(cluster: Cluster): number[] {
  const running: number[] = [];
  for (const name of readdirSync(usersOf(cluster))) {
    const file = join(usersOf(cluster), name);
    const startedAt = startTimeOf(Number(name));
    if (startedAt !== '' && startedAt === readFileSync(file, 'utf8')) running.push(Number(name));
    else rmSync(file, { force: true });
  }
  return running;
}

/** When a process started, which distinguishes it from a later one with the same id; empty when it has exited. */
function startTimeOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  if (process.platform !== 'linux') return 'alive';
  try {
    // The 22nd field of stat, counted after the name in brackets, which may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
