import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { db } from '#modules/platform/index.server.ts';
import { openEmbeddedDatabase } from '../../bin/postgres/embedded.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Waits until something holds. @throws when it does not within `seconds`. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await pause(50);
  }
}

/** What a promise resolves to. @throws when that takes longer than `seconds`. */
export async function within<Value>(seconds: number, promise: Promise<Value>): Promise<Value> {
  const late = pause(seconds * 1000, null, { ref: false }).then(() => {
    throw new Error(`not done within ${seconds} s`);
  });
  return await Promise.race([promise, late]);
}

export type Worker = {
  process: ChildProcess;
  /** Everything it has written so far. */
  output: () => string;
  /** Ends it with a signal. @returns its exit code, null when the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

/**
 * Has jobs of some kinds whose worker was killed tried again after some seconds, by workers started with QUICK_HEARTBEAT.
 * Others keep the time that a busy machine needs.
 */
export async function quickenHeartbeats(...jobs: { name: string }[]): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await db.raw('update pgboss.queue set heartbeat_seconds = 3 where name = any(?)', [names]);
}
export const QUICK_HEARTBEAT = { JOB_HEARTBEAT: '1' };

/** Starts a worker as `npm start` does; without `env` on the test file's own database. */
export async function startWorker(env: Record<string, string> = {}): Promise<Worker> {
  const child = spawn(process.execPath, [join(ROOT, 'jobs/worker.ts')], {
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const ready = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (!ready) throw new Error(`The worker did not start: ${output}`);
  return {
    process: child,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

/** A PostgreSQL server that a test may kill or suspend. */
export class BreakableDatabase {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-fault-'));
  #server!: Awaited<ReturnType<typeof openEmbeddedDatabase>>;

  static async open(): Promise<BreakableDatabase> {
    const database = new BreakableDatabase();
    database.#server = await openEmbeddedDatabase({ dataDir: database.dataDir, throwaway: true });
    // Fast, but what is committed outlives a killed server.
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('alter database trouvaille set synchronous_commit = on');
    await client.end();
    return database;
  }

  get url(): string {
    return this.#server.url;
  }

  /** Ends the server at once, as a power cut would. */
  kill(): void {
    process.kill(this.#pid, 'SIGKILL');
  }

  /** Starts it again on its data and its port. */
  async ensureRunning(): Promise<void> {
    await until('the killed server is gone', () => this.#server.ensureRunning());
  }

  /** Suspends the server and its sessions: connections stay open without answers. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  async close(): Promise<void> {
    await this.#server.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  get #pid(): number {
    return Number(
      readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#pid;
    const sessions = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    for (const one of [pid, ...sessions.map(Number)]) process.kill(one, signal);
  }
}
