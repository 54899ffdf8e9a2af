// What it takes to declare a job. This file loads nothing of the queue, so that declarations can be read anywhere.
import type { Queue } from 'pg-boss';
import { z } from 'zod';
import { inSeconds, RETENTION } from '../retention.ts';

/** How a queue behaves; what is left out takes the defaults below. */
export type QueueSettings = Omit<Queue, 'name' | 'partition'>;

export type JobContext = {
  /** Stays the same when the job is tried again: what an idempotent command can hold on to. */
  id: string;
  /** Aborted when the worker stops or the job has taken too long. */
  signal: AbortSignal;
};

/** A job as the queue and the worker need it. */
export type Job = {
  /** The name of its queue. */
  name: string;
  queue: QueueSettings;
  /** When it is enqueued by itself, read in SCHEDULE_TIME_ZONE. */
  cron?: string;
  /** Whether it is also enqueued when a site first has its cron. */
  runsAtFirst?: boolean;
  /** Checks the data against the schema, then does the job. @throws ZodError, or what the command throws: it is tried again. */
  run(data: unknown, context: JobContext): Promise<unknown>;
};

/** A job that is enqueued with data of a known shape. */
export type JobWith<Data extends object> = Job & { schema: z.ZodType<Data> };

/** A job's name, and whatever of its queue differs from the defaults. */
type Settings = { name: string } & QueueSettings;

/** Crons are read in this time zone. */
export const SCHEDULE_TIME_ZONE = 'Europe/Paris';

const DEFAULT_QUEUE: QueueSettings = {
  // Workers are notified at once; polling only catches what a lost connection missed.
  notify: true,
  // Soon at first, for a worker that was killed; the last of these tries comes after about a quarter of an hour.
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 900,
  retentionSeconds: inSeconds(RETENTION.waitingJob),
  deleteAfterSeconds: inSeconds(RETENTION.finishedJob),
  // A job whose worker was killed is tried again after so long without a heartbeat; that is longer than a restart of
  // the database, which must not make two workers do the same job at once.
  heartbeatSeconds: 20,
};

/** The schema of a job that carries no data. */
export const noData = z.strictObject({});
type NoData = z.infer<typeof noData>;

/** `run` imports the command it calls, so that a declaration loads nothing of what it runs. */
type Declaration<Data extends object> = Settings & {
  schema: z.ZodType<Data>;
  /** Only a job without data can be due by the clock. */
  cron?: NoData extends Data ? string : never;
  /** A site that has never done it does it soon, rather than wait for the clock. */
  runsAtFirst?: NoData extends Data ? boolean : never;
  run: (data: Data, context: JobContext) => Promise<unknown>;
};

/**
 * Declares a job: its queue, the shape of its data, when it is due by the clock, what it does. However often one with a cron
 * is enqueued, one of it waits, unless it names another policy.
 */
export function defineJob<Data extends object>({
  name,
  schema,
  cron,
  runsAtFirst,
  run,
  ...queue
}: Declaration<Data>): JobWith<Data> {
  return {
    name,
    schema,
    queue: { ...DEFAULT_QUEUE, policy: cron ? 'short' : 'standard', ...queue },
    ...(cron && { cron }),
    ...(runsAtFirst && { runsAtFirst }),
    run: async (data, context) => await run(schema.parse(data), context),
  };
}
