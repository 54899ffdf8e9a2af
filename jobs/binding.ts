import type { JobDefinition } from '#modules/platform/index.server.ts';

export type JobContext = {
  /** Stays the same when the job is tried again: what an idempotent handler can hold on to. */
  id: string;
  /** Aborted when the worker stops or the job has taken too long. */
  signal: AbortSignal;
};

/** A job's contract and what is done about it. */
export type JobBinding = {
  job: JobDefinition;
  handle: (data: unknown, context: JobContext) => Promise<unknown>;
};

/** Binds a contract to its handler; data are checked against the contract before the handler sees them. */
export function bind<Data extends object>(
  job: JobDefinition<Data>,
  handler: (data: Data, context: JobContext) => Promise<unknown>,
): JobBinding {
  return {
    job: job as unknown as JobDefinition,
    handle: (data, context) => handler(job.schema.parse(data), context),
  };
}
