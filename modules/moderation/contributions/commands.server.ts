import { isDeepStrictEqual } from 'node:util';
import { attempt, type Database } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import { contributorOf } from '../contributors/index.server.ts';
import { lastDecision, recordDecision } from '../decisions/index.server.ts';
import * as store from './contributions.store.server.ts';
import { DRAFTS, type Drafts } from './drafts.ts';
import { move } from './move.server.ts';
import type { DeletionReason } from './shared.ts';
import type { ContributeResult, Contribution, DecideResult, Kept, Kind, Seen } from './types.ts';

/**
 * Proposes something, once however often a form sends it: what waits already in the same words of the same contributor, or is in
 * the catalogue in them, is not proposed again. What a Contributor proposes waits for a moderator; what staff proposes is accepted
 * at once, which is logged. The draft is checked whole; of staff, what the catalogue does not take is not stored either.
 */
export function contribute<Of extends Kind>(
  account: Account,
  kind: Of,
  draft: Drafts[Of],
): Promise<ContributeResult> {
  return attempt((transaction) => contributeIn(transaction, account, kind, draft));
}

/** The same in a transaction, which the caller rolls back when it is rejected. */
export async function contributeIn<Of extends Kind>(
  transaction: Database,
  account: Account,
  kind: Of,
  draft: Drafts[Of],
): Promise<ContributeResult> {
  const parsed = DRAFTS[kind].safeParse(draft);
  if (!parsed.success) return { ok: false, reason: 'invalid_draft' };
  const contributorId = await lockContributor(transaction, account);
  const contribution = { kind, contributorId, draft: parsed.data };
  const same = await store.findSame(transaction, contribution);
  return same ? { ok: true, contribution: same } : propose(transaction, account, contribution);
}

/** The same where the caller sees to it that a form is taken once: the same words may be proposed again. */
export async function contributeAnew<Of extends Kind>(
  transaction: Database,
  account: Account,
  kind: Of,
  draft: Drafts[Of],
): Promise<ContributeResult> {
  const parsed = DRAFTS[kind].safeParse(draft);
  if (!parsed.success) return { ok: false, reason: 'invalid_draft' };
  const contributorId = await contributorOf(transaction, account.id);
  return propose(transaction, account, { kind, contributorId, draft: parsed.data });
}

async function propose(
  transaction: Database,
  account: Account,
  proposed: store.NewContribution,
): Promise<ContributeResult> {
  const contribution = await store.insertContribution(transaction, proposed);
  if (!isAtLeast(account.type, 'Moderator')) return { ok: true, contribution };
  const moved = await move(transaction, contribution, { state: 'accepted' });
  if (!moved.ok) return moved;
  await record(transaction, account, { action: 'accepted' }, contribution, moved.contribution);
  return moved;
}

/** Whether an account proposed the same, in the same words, and it waits or was accepted. */
export async function hasProposed<Of extends Kind>(
  database: Database,
  account: Account,
  kind: Of,
  draft: Drafts[Of],
): Promise<boolean> {
  const parsed = DRAFTS[kind].safeParse(draft);
  const contributorId = await contributorOf(database, account.id);
  return parsed.success && store.isProposed(database, { kind, contributorId, draft: parsed.data });
}

/** The contributor that an account is; nothing else is proposed as that one before the transaction ends. */
export async function lockContributor(transaction: Database, account: Account): Promise<number> {
  const id = await contributorOf(transaction, account.id);
  await store.lockContributor(transaction, id);
  return id;
}

/** Accepts a contribution, in the wording given or else its own. For moderators. */
export function accept(account: Account, seen: Seen, draft?: unknown): Promise<DecideResult> {
  return decide(account, seen, { action: 'accepted', state: 'accepted', draft });
}

/**
 * Deletes a contribution; what it became is withdrawn. For moderators, and for its contributor while it waits.
 *
 * @param reason what the contributor is told of why.
 */
export function remove(
  account: Account,
  seen: Seen,
  reason?: DeletionReason,
): Promise<DecideResult> {
  return decide(account, seen, { action: 'deleted', state: 'deleted', reason });
}

/**
 * Changes what is proposed; what it became changes too. For moderators, and for its contributor while it waits, which is
 * no decision.
 */
export function editContribution(
  account: Account,
  seen: Seen,
  draft: unknown,
): Promise<DecideResult> {
  return decide(account, seen, { action: 'edited', draft });
}

/** The same of several, each by itself: one that is rejected does not keep the others from it. In the order given. */
export async function decideAll(
  account: Account,
  action: 'accept' | 'remove',
  seen: readonly Seen[],
  reason?: DeletionReason,
): Promise<DecideResult[]> {
  const results: DecideResult[] = [];
  for (const each of seen) {
    results.push(
      await (action === 'accept' ? accept(account, each) : remove(account, each, reason)),
    );
  }
  return results;
}

type Change = {
  action: 'accepted' | 'edited' | 'deleted';
  /** Its next state, unless it stays in the one it has. */
  state?: Contribution['state'];
  /** Its next draft, unless it keeps its own. */
  draft?: unknown;
  /** Of what is deleted, why. */
  reason?: DeletionReason | undefined;
};

function decide(account: Account, seen: Seen, change: Change): Promise<DecideResult> {
  return attempt<DecideResult>(async (transaction) => {
    const contribution = await store.lockContribution(transaction, seen.id);
    if (!contribution) return { ok: false, reason: 'unknown_contribution' };
    const isModerator = isAtLeast(account.type, 'Moderator');
    if (!isModerator) {
      const own = await store.isContributor(transaction, contribution.contributor_id, account.id);
      if (!own) return { ok: false, reason: 'unknown_contribution' };
      if (change.action === 'accepted') return { ok: false, reason: 'forbidden' };
    }
    const { state = contribution.state, draft = contribution.draft } = change;
    const parsed = DRAFTS[contribution.kind].safeParse(draft);
    const next = parsed.data ?? contribution.draft;
    const isThere = change.state ? state === contribution.state : state !== 'deleted';
    const stands =
      isThere &&
      (parsed.success || state === 'deleted') &&
      isDeepStrictEqual(next, contribution.draft);
    if (contribution.version !== seen.version || !mayChange(contribution, change, isModerator)) {
      const last = (await lastDecision('contribution', seen.id, transaction)) ?? null;
      const isOwn = last?.account_id === account.id;
      // A second tap of the same person is nobody else's change.
      if (stands && (isOwn || !isModerator)) {
        return { ok: true, contribution, decision: isOwn ? last.id : null };
      }
      return { ok: false, reason: 'changed', contribution, last };
    }
    // What is of an older form may lack a field: it is deleted all the same.
    if (!parsed.success && state !== 'deleted') return { ok: false, reason: 'invalid_draft' };
    if (stands) return { ok: true, contribution, decision: null };
    const moved = await move(transaction, contribution, { state, draft: next });
    if (!moved.ok) return moved;
    const isDecision = isModerator || change.action !== 'edited';
    const decision = isDecision
      ? await record(transaction, account, change, contribution, moved.contribution)
      : null;
    return { ...moved, decision };
  });
}

/** Whether a change makes sense of a contribution as it is; where not, somebody was quicker. */
function mayChange({ state }: Contribution, { action }: Change, isModerator: boolean): boolean {
  if (!isModerator) return state === 'waiting';
  return action === 'edited' ? state !== 'deleted' : state !== action;
}

function record(
  transaction: Database,
  account: Account,
  { action, reason }: Change,
  before: Contribution,
  after: Contribution,
): Promise<number> {
  const kept = ({ state, draft }: Contribution): Kept => ({ state, draft });
  return recordDecision(transaction, account, {
    contributors: [before.contributor_id],
    subject: 'contribution',
    subject_id: before.id,
    action,
    before: kept(before),
    after: { ...kept(after), ...(reason && { refusal: reason }) },
  });
}
