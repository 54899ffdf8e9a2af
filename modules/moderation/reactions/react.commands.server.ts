import { LABELS, LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';
import { attempt, type Database, rateLimit } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import { contributorOf } from '../contributors/index.server.ts';
import { recordDecision } from '../decisions/index.server.ts';
import { afterReaction, type Reactor } from './own-reaction.ts';
import { changePairs, distinctPairs, type PairChange, readPairs } from './pair-states.server.ts';
import { lockPairs, lockRole, transactionTime } from './reactions.store.server.ts';
import { PAIRS_MAX, type ReactionChange } from './shared.ts';

export type ReactResult =
  /** How many reactions differ from before, and what undoes those of staff. */
  | { ok: true; changed: number; decisions: number[] }
  /** The account is gone; there are too many changes or one has no such label; an idea or question does not exist. */
  | { ok: false; reason: 'no_account' | 'invalid' | 'unknown_pair' }
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number };

/**
 * Gives an account's reactions, all or none. Those of contributors wait for a moderator. Those of staff are accepted at
 * once and logged: the catalogue has their labels when the transaction commits. What is said already stays as it is; what
 * was rejected stays rejected unless another label is given. A label that staff take back becomes what it was before.
 *
 * @param changes at most PAIRS_MAX; of several of one pair the last holds.
 */
export async function react(
  account: Account,
  changes: readonly ReactionChange[],
): Promise<ReactResult> {
  if (changes.length > PAIRS_MAX || !changes.every(isValid))
    return { ok: false, reason: 'invalid' };
  const wait = await rateLimit({ react: account.id.toString() }, changes.length);
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  const wanted = distinctPairs(changes);
  return await attempt<ReactResult>(async (transaction) => {
    const role = await lockRole(transaction, account.id);
    if (!role) return { ok: false, reason: 'no_account' };
    if (wanted.length === 0) return { ok: true, changed: 0, decisions: [] };
    if ((await lockPairs(transaction, wanted)) < wanted.length) {
      return { ok: false, reason: 'unknown_pair' };
    }
    const reactor = {
      contributorId: await contributorOf(transaction, account.id),
      isStaff: isAtLeast(role, 'Moderator'),
      now: await transactionTime(transaction),
    };
    const before = await readPairs(transaction, wanted);
    const after = before.map((state, place) => afterReaction(state, wanted[place]!.label, reactor));
    const changed = await changePairs(transaction, before, after);
    const decisions = reactor.isStaff ? await logOwn(transaction, account, reactor, changed) : [];
    return { ok: true, changed: changed.length, decisions };
  });
}

function isValid({ idea_id, question_id, label }: ReactionChange): boolean {
  const isId = (id: number, most: number) => Number.isInteger(id) && id > 0 && id <= most;
  return (
    isId(idea_id, Number.MAX_SAFE_INTEGER) &&
    isId(question_id, LAST_QUESTION_ID) &&
    (label === null || LABELS.includes(label))
  );
}

async function logOwn(
  transaction: Database,
  account: Account,
  { contributorId }: Reactor,
  changes: readonly PairChange[],
): Promise<number[]> {
  const decisions: number[] = [];
  for (const change of changes) {
    decisions.push(
      await recordDecision(transaction, account, {
        contributors: [contributorId],
        subject: 'reaction',
        subject_id: change.before.idea_id,
        action: 'relabelled',
        before: [change.before],
        after: [change.after],
      }),
    );
  }
  return decisions;
}
