// The worker process: the only consumer of queues. Any number of them may run against one database.
import {
  closePlatform,
  config,
  createWorkerQueue,
  type Job,
  log,
  measure,
  recordPerformance,
  SCHEDULE_TIME_ZONE,
} from '#modules/platform/index.server.ts';
import { jobs } from './jobs.ts';
import { lowerPriority } from './lower-priority.ts';

type Queue = ReturnType<typeof createWorkerQueue>;

/** How long running jobs may still take when the worker stops; what is cut short is tried again. */
const STOP_MS = 6_000;
/** The worker is notified of new jobs; those that are due later or tried again are looked for this often. */
const RETRY_POLL_SECONDS = 2;
/** A site that is new answers its first visitors before it does what else would wait for the night. */
const FIRST_RUN_AFTER_SECONDS = 60;

/** Starts to consume; `close` aborts running jobs that can stop, and lets the others finish. */
export async function openWorker(jobs: readonly Job[]): Promise<{ close(): Promise<void> }> {
  const queue = createWorkerQueue();
  await queue.start();
  // Before any queue is consumed: on a busy machine, all of them together leave it no connection for long.
  await declareSchedules(queue, jobs);
  const stopping = new AbortController();
  for (const job of jobs) await consume(queue, job, stopping.signal);
  return {
    async close() {
      stopping.abort();
      await queue.stop({ timeout: STOP_MS });
    },
  };
}

async function consume(queue: Queue, job: Job, stopping: AbortSignal): Promise<void> {
  const settings = {
    batchSize: 1,
    notifyPollingIntervalSeconds: RETRY_POLL_SECONDS,
    heartbeatRefreshSeconds: config.jobHeartbeatSeconds,
  };
  // Known only once it works: the first job may be there sooner.
  let worker = '';
  worker = await queue.work(job.name, settings, async ([taken]) => {
    if (!taken) return;
    const started = performance.now();
    const fields = { queue: job.name, job: taken.id, attempt: taken.retryCount + 1 };
    try {
      const signal = AbortSignal.any([taken.signal, stopping]);
      await job.run(taken.data, { id: taken.id, signal });
      log.info({ ...fields, ms: Math.round(performance.now() - started) }, 'job done');
    } catch (error) {
      if (error === stopping.reason) log.info(fields, 'job interrupted');
      else log.error({ ...fields, err: error }, 'job failed');
      throw error;
    } finally {
      measure('job', job.name, performance.now() - started);
      // Another job may wait in the same queue: look at once instead of at the next poll.
      queue.notifyWorker(worker);
    }
  });
}

/**
 * Makes the stored crons those that are declared: the database still has those of an older version. A job whose cron it
 * never had is done soon where its declaration says so.
 */
async function declareSchedules(queue: Queue, jobs: readonly Job[]): Promise<void> {
  const declared = jobs.filter(({ cron }) => cron);
  const stored = (await queue.getSchedules()).map(({ name }) => name);
  for (const name of stored) {
    if (!declared.some((job) => job.name === name)) await queue.unschedule(name);
  }
  for (const { name, cron, runsAtFirst } of declared) {
    if (runsAtFirst && !stored.includes(name)) {
      await queue.send(name, {}, { startAfter: FIRST_RUN_AFTER_SECONDS });
    }
    // A site that was down at the appointed minute does the job once when it is back.
    await queue.schedule(name, cron!, {}, { tz: SCHEDULE_TIME_ZONE, missed: 'once' });
  }
}

async function run(): Promise<void> {
  // Visitors come first: on a busy machine the web process runs before background work.
  lowerPriority(config.workerNiceness);
  const worker = await openWorker(jobs);
  const recording = recordPerformance({ role: 'worker' });
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_MS + 2_000).unref();
    await worker.close();
    await recording.close();
    await closePlatform();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The process that started this one has exited, perhaps killed: nothing else would stop this one.
  if (process.send) process.once('disconnect', stop);
  process.send?.({ type: 'ready' });
  log.info({ queues: jobs.length }, 'worker ready');
}

if (import.meta.main) await run();
