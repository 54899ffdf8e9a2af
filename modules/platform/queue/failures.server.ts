import { db } from '../database/database.server.ts';
import { query } from '../database/query.server.ts';
import { openSender } from './queue.server.ts';

/** A job that was given up after all its tries. */
export type FailedJob = {
  id: string;
  queue: string;
  failed_at: Date;
  /** How often it was tried. */
  tries: number;
  /** The first line of its last error. */
  error: string | null;
};

const ERROR_MAX = 300;

/** The jobs that were given up, the latest first. */
export async function listFailedJobs(limit: number): Promise<FailedJob[]> {
  return await query<FailedJob>(
    db,
    `select id, name as queue, completed_on as failed_at, retry_count + 1 as tries,
       left(split_part(coalesce(output ->> 'message', output ->> 'value'), chr(10), 1), :length) as error
     from pgboss.job where state = 'failed' and name not like '\\_\\_%'
     order by completed_on desc, id limit :limit`,
    { limit, length: ERROR_MAX },
  );
}

/** Since when the oldest job that could run waits, by queue; a queue in which none waits is left out. */
export async function oldestWaitingJobs(): Promise<{ queue: string; since: Date }[]> {
  return await query<{ queue: string; since: Date }>(
    db,
    `select name as queue, min(start_after) as since from pgboss.job
     where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_%' group by name`,
  );
}

const UNIQUE_VIOLATION = '23505';

export type Retried =
  | { ok: true; queue: string }
  /** It is not there any more, or was put back already; or its queue holds one job, and another one waits there. */
  | { ok: false; reason: 'not_failed' | 'another_waits' };

/** Puts a job that was given up back in its queue. */
export async function retryFailedJob(id: string): Promise<Retried> {
  const [job] = await query<{ queue: string }>(
    db,
    `select name as queue from pgboss.job where id = :id and state = 'failed'`,
    { id },
  );
  if (!job) return { ok: false, reason: 'not_failed' };
  const boss = await openSender();
  try {
    await boss.retry(job.queue, id);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    return { ok: false, reason: 'another_waits' };
  }
  return { ok: true, queue: job.queue };
}
