import { listLabelModels } from '#modules/catalogue/label-model/index.server.ts';
import { OBVIOUS_CHANCE } from '#modules/catalogue/label-model/shared.ts';
import { attempt, type Database, db, rateLimit } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import { contributorOf } from '../contributors/index.server.ts';
import { type Decision, type RevertResult, recordDecision } from '../decisions/index.server.ts';
import { afterReaction } from './own-reaction.ts';
import {
  changePairs,
  changesOf,
  distinctPairs,
  type PairState,
  pairKey,
  pairsChangedSince,
  readPairs,
  restorePairs,
  statesOf,
} from './pair-states.server.ts';
import { selectPredicted, selectReacted } from './predicted.store.server.ts';
import { lockPairs, lockRole, recountPairs, transactionTime } from './reactions.store.server.ts';
import { OBVIOUS_MAX, type Pair, type PredictedPair } from './shared.ts';

export type AcceptPredictedResult =
  /** How many pairs got their label, how many did not, and what undoes it; null when there is nothing to undo. */
  | { ok: true; accepted: number; left: number; decision: number | null }
  | { ok: false; reason: 'forbidden' | 'invalid' }
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number };

/**
 * Gives pairs the labels that are predicted for them, in one decision of an admin. A pair is left as it is where it has a
 * label or somebody's reaction by now, or where that label is not predicted any more from OBVIOUS_CHANCE on.
 *
 * @param wanted at most OBVIOUS_MAX pairs, with the labels that the admin saw; of several of one pair the last holds.
 */
export async function acceptPredicted(
  account: Account,
  wanted: readonly PredictedPair[],
): Promise<AcceptPredictedResult> {
  if (wanted.length > OBVIOUS_MAX) return { ok: false, reason: 'invalid' };
  const wait = await rateLimit({ prediction_batch: account.id.toString() });
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  const pairs = distinctPairs(wanted);
  const version = (await listLabelModels()).find(({ active }) => active);
  return await attempt<AcceptPredictedResult>(async (transaction) => {
    const role = await lockRole(transaction, account.id);
    if (!role || !isAtLeast(role, 'Admin')) return { ok: false, reason: 'forbidden' };
    await lockPairs(transaction, pairs);
    const predicted = new Set(
      (await selectPredicted(transaction, pairs, OBVIOUS_CHANCE)).map(pairKey),
    );
    const contributorId = await contributorOf(transaction, account.id);
    const reactor = { contributorId, isStaff: true, now: await transactionTime(transaction) };
    const isFree = (state: PairState) =>
      predicted.has(pairKey(state)) && state.label === null && state.reactions.length === 0;
    const before = await readPairs(transaction, pairs);
    const after = before.map((state, place) =>
      isFree(state) ? afterReaction(state, pairs[place]!.label, reactor) : state,
    );
    const changes = await changePairs(transaction, before, after);
    const left = pairs.length - changes.length;
    if (changes.length === 0) return { ok: true, accepted: 0, left, decision: null };
    const decision = await recordDecision(transaction, account, {
      contributors: [contributorId],
      subject: 'prediction',
      subject_id: version?.id ?? 0,
      action: 'accepted',
      ...statesOf(changes),
    });
    return { ok: true, accepted: changes.length, left, decision };
  });
}

/**
 * Takes labels that were accepted at once back, but for those that somebody changed since: these were decided anew.
 * Rejects where all were.
 */
export async function revertPredicted(
  transaction: Database,
  decision: Decision,
): Promise<RevertResult> {
  const changes = changesOf(decision);
  const pairs = changes.map(({ before }) => before);
  await lockPairs(transaction, pairs);
  const changed = new Set((await pairsChangedSince(transaction, changes)).map(pairKey));
  const kept = changes.filter((change) => !changed.has(pairKey(change.before)));
  await restorePairs(transaction, kept);
  // The others were only locked.
  await recountPairs(
    transaction,
    pairs.filter((pair) => changed.has(pairKey(pair))),
  );
  return kept.length > 0 ? { ok: true } : { ok: false, reason: 'changed_since' };
}

/** Pairs that nobody has reacted to yet, among some. */
export async function withoutReactions<Item extends Pair>(pairs: readonly Item[]): Promise<Item[]> {
  const reacted = new Set((await selectReacted(db, pairs)).map(pairKey));
  return pairs.filter((pair) => !reacted.has(pairKey(pair)));
}
