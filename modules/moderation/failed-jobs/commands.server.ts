import { db, type Retried, retryFailedJob } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import { recordOperation } from '../decisions/index.server.ts';

/** Puts a job that was given up back in its queue, logged. */
export async function retryJob(account: Account, id: string): Promise<Retried> {
  const retried = await retryFailedJob(id);
  if (retried.ok)
    await recordOperation(db, account, { operation: 'retry-job', about: retried.queue });
  return retried;
}
