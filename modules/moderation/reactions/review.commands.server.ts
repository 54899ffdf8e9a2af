import { LABELS, type Label } from '#modules/catalogue/shared.ts';
import { attempt, type Database, enqueue } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import {
  type Decision,
  listDecisions,
  type RevertResult as RevertOutcome,
  type Reverts,
  recordDecision,
} from '../decisions/index.server.ts';
import { computeWeightsJob } from './jobs.ts';
import { isSameDirection } from './majority.ts';
import {
  changePairs,
  changesOf,
  distinctPairs,
  type PairChange,
  type PairState,
  pairKey,
  pairsChangedSince,
  readPairs,
  restorePairs,
  statesOf,
} from './pair-states.server.ts';
import { revertPredicted } from './predicted.commands.server.ts';
import { lockPairs, lockRole } from './reactions.store.server.ts';
import {
  findContributor,
  isContributor,
  lockWaitingPairs,
  selectCountingPairs,
} from './review.store.server.ts';
import { PAIRS_MAX, type Pair } from './shared.ts';
import { labelWithout } from './withdrawal.ts';

/** Weights follow decisions a little later, once for many of them. */
const WEIGHTS_AFTER_SECONDS = 60;

/** What a moderator decides about the waiting reactions to a pair. */
export type PairDecision = Pair & {
  /** Of the pair as the moderator saw it. */
  version: number;
  /** What the catalogue gets; null deletes the waiting reactions and leaves its label. */
  label: Label | null;
};

export type ReviewResult =
  /** What was decided, and the pairs that were not as the moderator saw them: nothing happened to those. */
  { ok: true; decisions: number[]; stale: Pair[] } | { ok: false; reason: 'forbidden' | 'invalid' };

/**
 * Decides about waiting reactions: the catalogue gets the label, and a waiting reaction is accepted when it has the label's
 * direction, rejected otherwise. Each pair is a decision of its own.
 *
 * @param decisions at most PAIRS_MAX; of several about one pair the last holds.
 */
export async function reviewReactions(
  account: Account,
  decisions: readonly PairDecision[],
): Promise<ReviewResult> {
  const areKnown = decisions.every(({ label }) => label === null || LABELS.includes(label));
  if (decisions.length > PAIRS_MAX || !areKnown) return { ok: false, reason: 'invalid' };
  return await attempt<ReviewResult>(async (transaction) => {
    if (!(await mayModerate(transaction, account))) return { ok: false, reason: 'forbidden' };
    const wanted = distinctPairs(decisions);
    const locked = await lockWaitingPairs(transaction, wanted);
    const versions = new Map(locked.map((row) => [pairKey(row), row.version]));
    const isFresh = (decision: PairDecision) =>
      versions.get(pairKey(decision)) === decision.version;
    const fresh = wanted.filter(isFresh);
    const before = await readPairs(transaction, fresh);
    const decider = await findContributor(transaction, account.id);
    const after = before.map((state, place) => reviewed(state, fresh[place]!.label, decider));
    const recorded: number[] = [];
    for (const change of await changePairs(transaction, before, after)) {
      recorded.push(await recordReview(transaction, account, change));
    }
    if (recorded.length > 0) await computeWeightsSoon(transaction);
    const stale: Pair[] = [];
    for (const one of wanted.filter((each) => !isFresh(each))) {
      const own = versions.has(pairKey(one)) ? null : await ownReview(transaction, account, one);
      if (own === null) stale.push(one);
      else recorded.push(own);
    }
    return { ok: true, decisions: recorded, stale };
  });
}

/** How many decisions about an idea are looked through for one about a question. */
const RECENT = 25;

/** The decision by which the account decided the same about a pair, as by a second tap; null where somebody else was the last. */
async function ownReview(
  transaction: Database,
  account: Account,
  { label, ...pair }: PairDecision,
): Promise<number | null> {
  const about = { subject: 'reaction', subject_id: pair.idea_id, undone: false } as const;
  const decisions = await listDecisions(about, { limit: RECENT, offset: 0 }, transaction);
  const last = decisions.find((decision) => pairKey(reviewedPair(decision)) === pairKey(pair));
  if (!last || last.account_id !== account.id) return null;
  const isSame = label === null ? last.action === 'deleted' : reviewedPair(last).label === label;
  return isSame ? last.id : null;
}

/** What a decision about one pair made of it. */
function reviewedPair(decision: Decision): PairState {
  return changesOf(decision)[0]!.after;
}

export type RevertResult =
  /** How many reactions were rejected, and the decision that undoes it; null when there were none. */
  | { ok: true; reactions: number; decision: number | null }
  | { ok: false; reason: 'forbidden' | 'unknown_contributor' };

/**
 * Rejects every reaction of a contributor, in one decision. A label that was theirs alone becomes what it was before
 * theirs was accepted.
 */
export async function revertContributor(
  account: Account,
  contributorId: number,
): Promise<RevertResult> {
  return await attempt<RevertResult>(async (transaction) => {
    if (!(await mayModerate(transaction, account))) return { ok: false, reason: 'forbidden' };
    if (!(await isContributor(transaction, contributorId))) {
      return { ok: false, reason: 'unknown_contributor' };
    }
    const pairs = await selectCountingPairs(transaction, contributorId);
    if (pairs.length === 0) return { ok: true, reactions: 0, decision: null };
    await lockPairs(transaction, pairs);
    const before = await readPairs(transaction, pairs);
    const decider = await findContributor(transaction, account.id);
    const after = before.map((state) => withoutContributor(state, contributorId, decider));
    const changes = await changePairs(transaction, before, after);
    const decision = await recordDecision(transaction, account, {
      contributors: [contributorId],
      subject: 'contributor',
      subject_id: contributorId,
      action: 'reverted',
      ...statesOf(changes),
    });
    await computeWeightsSoon(transaction);
    return { ok: true, reactions: changes.length, decision };
  });
}

/** Undoes decisions about reactions, exactly; not when a label or one of the reactions changed since. */
export const reactionReverts = {
  reaction: revert,
  contributor: revert,
  cohort: revert,
  prediction: revertPredicted,
} satisfies Reverts;

async function revert(transaction: Database, decision: Decision): Promise<RevertOutcome> {
  const changes = changesOf(decision);
  const pairs = changes.map(({ before }) => before);
  const isComplete = (await lockPairs(transaction, pairs)) === pairs.length;
  const changed = await pairsChangedSince(transaction, changes);
  if (!isComplete || changed.length > 0) {
    return { ok: false, reason: 'changed_since', ideas: changed.map(({ idea_id }) => idea_id) };
  }
  await restorePairs(transaction, changes);
  await computeWeightsSoon(transaction);
  return { ok: true };
}

async function mayModerate(transaction: Database, { id }: Account): Promise<boolean> {
  const role = await lockRole(transaction, id);
  return role !== null && isAtLeast(role, 'Moderator');
}

async function computeWeightsSoon(transaction: Database): Promise<void> {
  await enqueue(transaction, computeWeightsJob, {}, { startAfter: WEIGHTS_AFTER_SECONDS });
}

function reviewed(state: PairState, label: Label | null, decider: number | null): PairState {
  return {
    ...state,
    label: label ?? state.label,
    reactions: state.reactions.map((row) => {
      if (row.state !== 'waiting') return row;
      const isAccepted = label !== null && isSameDirection(row.label, label);
      return {
        ...row,
        state: isAccepted ? 'accepted' : 'rejected',
        is_reviewed: row.contributor_id !== decider,
        label_before: isAccepted ? state.label : null,
      };
    }),
  };
}

function withoutContributor(
  state: PairState,
  contributorId: number,
  decider: number | null,
): PairState {
  const own = state.reactions.find((row) => row.contributor_id === contributorId);
  if (!own || own.state === 'rejected') return state;
  return {
    ...state,
    label: labelWithout(state, own),
    reactions: state.reactions.map((row) =>
      row === own
        ? {
            ...row,
            state: 'rejected',
            is_reviewed: contributorId !== decider,
            label_before: null,
          }
        : row,
    ),
  };
}

async function recordReview(
  transaction: Database,
  account: Account,
  change: PairChange,
): Promise<number> {
  const { before, after } = change;
  const isProposed = before.reactions.some((row) => row.label === after.label);
  const isAccepted = after.reactions.some((row) => row.state === 'accepted');
  const action = isProposed ? 'accepted' : 'edited';
  return await recordDecision(transaction, account, {
    contributors: [...new Set(after.reactions.map((row) => row.contributor_id))],
    subject: 'reaction',
    subject_id: before.idea_id,
    action: isAccepted ? action : 'deleted',
    ...statesOf([change]),
  });
}
