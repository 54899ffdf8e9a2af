import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, initialise } from './cluster.server.ts';
import { withLock } from './lock.server.ts';
import {
  awaitServer,
  createSiteDatabase,
  findServer,
  type RunningServer,
  startServer,
  stopServer,
  urlOf,
} from './postmaster.server.ts';

export type EmbeddedDatabase = {
  /** DATABASE_URL of the site's database. */
  url(): string;
  /** Starts the server again when it died. @returns whether it had to. */
  revive(): Promise<boolean>;
  /** Leaves; the last process to leave stops the server. */
  close(): Promise<void>;
};

/**
 * The PostgreSQL of a DATA_DIR, shared by every process that opens it: the first one initialises and starts
 * it, later ones join it (also a server whose starter was killed), the last one out stops it.
 *
 * @param options.throwaway for tests: fast, not safe against power cuts, ends with this process.
 * @throws OperatorError when the folder or the server cannot be used.
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string;
  throwaway?: boolean;
}): Promise<EmbeddedDatabase> {
  const cluster: Cluster = { dataDir: options.dataDir, throwaway: options.throwaway ?? false };
  const lock = join(cluster.dataDir, 'postgres.lock');
  let server = await withLock(lock, async () => {
    initialise(cluster);
    register(cluster);
    try {
      const running = await runServer(cluster, PORT_PATIENCE_MS.start);
      await createSiteDatabase(cluster, running.port);
      return running;
    } catch (error) {
      unregister(cluster);
      throw error;
    }
  });
  return {
    url: () => urlOf(cluster, server.port),
    revive: async () => {
      if (findServer(cluster)?.pid === server.pid) return false;
      server = await withLock(lock, () => runServer(cluster, PORT_PATIENCE_MS.revival));
      return true;
    },
    close: () =>
      withLock(lock, async () => {
        unregister(cluster);
        const running = findServer(cluster);
        if (running && users(cluster).length === 0) await stopServer(running);
      }),
  };
}

/** Those who use the database now know its port: worth waiting for. At a first start hardly so. */
const PORT_PATIENCE_MS = { start: 500, revival: 15_000 };

async function runServer(cluster: Cluster, patience: number): Promise<RunningServer> {
  const running = findServer(cluster);
  return running && (await awaitServer(cluster, running))
    ? running
    : await startServer(cluster, patience);
}

const usersOf = (cluster: Cluster) => join(cluster.dataDir, 'postgres-users');

function register(cluster: Cluster): void {
  mkdirSync(usersOf(cluster), { recursive: true });
  writeFileSync(join(usersOf(cluster), String(process.pid)), birth(process.pid));
}

function unregister(cluster: Cluster): void {
  rmSync(join(usersOf(cluster), String(process.pid)), { force: true });
}

/** Numbers of the processes that use the server now; entries of the dead are removed. */
function users(cluster: Cluster): number[] {
  const alive: number[] = [];
  for (const name of readdirSync(usersOf(cluster))) {
    const file = join(usersOf(cluster), name);
    const born = birth(Number(name));
    if (born !== '' && born === readFileSync(file, 'utf8')) alive.push(Number(name));
    else rmSync(file, { force: true });
  }
  return alive;
}

/** When a process was born, which tells it from a later one of the same number; empty when it is dead. */
function birth(pid: number): string {
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
