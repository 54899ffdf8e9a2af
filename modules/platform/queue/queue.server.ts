import { fromKnex, PgBoss } from 'pg-boss';
import { type Database, databaseUrl, db, JOB_CONNECT_MS } from '../database/database.server.ts';
import { withMigrationLock } from '../database/migrate.server.ts';
import { isDatabaseAway } from '../errors/failures.server.ts';
import { config } from '../operation/config.server.ts';
import { log } from '../operation/log.server.ts';
import type { Job, JobWith } from './job.ts';

export type EnqueueOptions = {
  /** Not before this date, or this many seconds from now. */
  startAfter?: Date | number;
  /** One waiting job per key; what a key means depends on the queue's policy. */
  singletonKey?: string;
  priority?: number;
};

let sender: Promise<PgBoss> | null = null;

/** pg-boss as a sender only: it migrates, schedules and consumes nothing. */
export function openSender(): Promise<PgBoss> {
  sender ??= startSender().catch((error) => {
    sender = null;
    throw error;
  });
  return sender;
}

async function startSender(): Promise<PgBoss> {
  const boss = new PgBoss({ db: fromKnex(db), supervise: false, schedule: false, migrate: false });
  boss.on('error', (error) => log.warn({ err: error }, 'queue sender'));
  return await boss.start();
}

/**
 * Enqueues a job in the caller's transaction: it exists if, and only if, that transaction commits.
 *
 * @param database the caller's transaction (or `db` when there is nothing to tie the job to).
 * @returns the job's id, or null when a waiting job of the same key already stands for it.
 */
export async function enqueue<Data extends object>(
  database: Database,
  job: JobWith<Data>,
  data: Data,
  options: EnqueueOptions = {},
): Promise<string | null> {
  const boss = await openSender();
  return await boss.send(job.name, job.schema.parse(data), { ...options, db: fromKnex(database) });
}

/** Enqueues several jobs as `enqueue` does one; faster for many. */
export async function enqueueAll<Data extends object>(
  database: Database,
  job: JobWith<Data>,
  data: readonly Data[],
): Promise<void> {
  if (data.length === 0) return;
  const boss = await openSender();
  const jobs = data.map((one) => ({ data: job.schema.parse(one) }));
  await boss.insert(job.name, jobs, { db: fromKnex(database) });
}

/** Closes the sender. */
export async function closeQueue(): Promise<void> {
  const open = sender;
  sender = null;
  await (await open)?.stop({ graceful: false });
}

/** The error of a job that ends after the time it had to stop: pg-boss has put it back in its queue already. */
const STOPPED = 'Database connection is not opened';

/** pg-boss as the worker uses it: own connections, schedules and upkeep. Only jobs/worker.ts calls this. */
export function createWorkerQueue(): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    application_name: 'trouvaille queue',
    max: 4,
    // On a busy machine forty queues wait for four connections longer than the ten seconds of pg-boss, at the start above all.
    connectionTimeoutMillis: JOB_CONNECT_MS,
    useListenNotify: true,
    migrate: false,
    superviseIntervalSeconds: config.jobHeartbeatSeconds,
    monitorIntervalSeconds: Math.max(1, config.jobHeartbeatSeconds - 1),
    // What a queue that runs one job at a time is thought to run: with an older copy, the job of a killed worker waits.
    queueCacheIntervalSeconds: config.jobHeartbeatSeconds,
  });
  boss.on('error', (reported) => {
    // pg-boss reports errors of a queue as a plain object, with the queue's name after the message.
    const error = reported instanceof Error ? reported : Object.assign(new Error(), reported);
    if (error.message.startsWith(STOPPED)) log.debug({ reason: error.message }, 'queue');
    else if (isDatabaseAway(error))
      log.warn({ reason: error.message }, 'queue: the database is away');
    else log.error({ err: error }, 'queue');
  });
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'queue'));
  return boss;
}

/** Installs pg-boss and makes every queue as declared; a queue whose policy changed is made anew. */
export async function prepareQueues(jobs: readonly Job[]): Promise<void> {
  await withMigrationLock(async () => {
    const boss = new PgBoss({ db: fromKnex(db), supervise: false, schedule: false });
    boss.on('error', (error) => log.warn({ err: error }, 'queue installation'));
    await boss.start();
    try {
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const { name, queue } of jobs) {
        const { policy, ...changeable } = queue;
        const found = existing.get(name);
        if (found && found.policy === policy) {
          await boss.updateQueue(name, changeable);
          continue;
        }
        if (found) await boss.deleteQueue(name);
        await boss.createQueue(name, queue);
      }
    } finally {
      await boss.stop({ graceful: false });
    }
  });
}

/** How many jobs wait, run and failed in each queue. */
export async function queueCounts() {
  const boss = await openSender();
  const queues = await boss.getQueues();
  return queues
    .filter((queue) => !queue.name.startsWith('__'))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((queue) => ({
      queue: queue.name,
      policy: queue.policy,
      waiting: queue.readyCount,
      deferred: queue.deferredCount,
      active: queue.activeCount,
      failed: queue.failedCount,
    }));
}
