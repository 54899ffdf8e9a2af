import { db, enqueue } from '#modules/platform/index.server.ts';
import { trainLabelModelJob } from './jobs.ts';
import { activate } from './training.commands.server.ts';

/** Has a new version trained soon. @returns false when that waits already. */
export async function requestTraining(): Promise<boolean> {
  return (await enqueue(db, trainLabelModelJob, {})) !== null;
}

/**
 * Goes back to a version, or forward to it: the labels of all ideas are then predicted by it. While it is not the newest,
 * what is trained later is kept without being activated.
 *
 * @returns a rejection when it is not kept any more.
 */
export async function activateLabelModel(
  id: number,
): Promise<{ ok: true } | { ok: false; reason: 'unknown_version' }> {
  const isKnown = await db.transaction((transaction) => activate(transaction, id));
  return isKnown ? { ok: true } : { ok: false, reason: 'unknown_version' };
}
