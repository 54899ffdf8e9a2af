import { db, retryFailedJob } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import { recordOperation } from '../decisions/index.server.ts';

/** Puts a job that was given up back in its queue, logged. */
export async function retryJob(
  account: Account,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_failed' }> {
  const queue = await retryFailedJob(id);
  if (queue === null) return { ok: false, reason: 'not_failed' };
  await recordOperation(db, account, { operation: 'retry-job', about: queue });
  return { ok: true };
}
