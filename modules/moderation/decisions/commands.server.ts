import { attempt, type Database, db } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import * as store from './decisions.store.server.ts';
import type { NewDecision, Operated, Reverts, UndoResult } from './types.ts';

/** Records a decision, in the transaction of what it decides. @returns its number. */
export function recordDecision(
  transaction: Database,
  account: Account,
  decision: NewDecision,
): Promise<number> {
  return store.insertDecision(transaction, account.id, decision);
}

/** Records what somebody had the site do. */
export async function recordOperation(
  database: Database,
  account: Account,
  { operation, number = 0, about = '' }: Operated,
): Promise<void> {
  await recordDecision(database, account, {
    contributors: [],
    subject: 'job',
    subject_id: number,
    action: 'accepted',
    before: null,
    after: { operation, draft: { title: about } },
  });
}

/**
 * Does what somebody asks of the site and, unless that is rejected or stood already (`changed` is false), records it.
 *
 * @param operated of what was done, or as it is.
 */
export async function logged<
  Result extends { ok: true; changed?: boolean } | { ok: false; reason: string },
>(
  account: Account,
  operated: Operated | ((done: Extract<Result, { ok: true }>) => Operated),
  run: () => Promise<Result>,
): Promise<Result> {
  const result = await run();
  if (result.ok && result.changed !== false) {
    const done = result as Extract<Result, { ok: true }>;
    await recordOperation(db, account, typeof operated === 'function' ? operated(done) : operated);
  }
  return result;
}

/**
 * Undoes a decision, once; for those who may moderate, whoever decided. What it decided about is as before, unless it
 * changed meanwhile: then nothing happens, and later decisions must be undone first. Who undoes it again has it undone.
 *
 * @param reverts restore what was before, by the kind of subject; one without such an entry cannot be undone.
 */
export function undoDecisionBy(
  reverts: Reverts,
  account: Account,
  id: number,
): Promise<UndoResult> {
  return attempt<UndoResult>(async (transaction) => {
    if (!isAtLeast(account.type, 'Moderator')) return { ok: false, reason: 'forbidden' };
    const decision = await store.lockDecision(transaction, id);
    const revert = decision && reverts[decision.subject];
    if (!revert) return { ok: false, reason: 'unknown_decision' };
    // Who asks twice, as by a second tap, has what was asked for.
    if (decision.undone_at) {
      const isOwn = decision.undone_by === account.id;
      return isOwn ? { ok: true, decision } : { ok: false, reason: 'undone_already' };
    }
    const result = await revert(transaction, decision, account);
    if (!result.ok) return result;
    return { ok: true, decision: await store.updateUndone(transaction, id, account.id) };
  });
}

/**
 * Marks a decision undone, in the transaction in which the caller restored what was before it, and checked who asks for that.
 */
export async function markUndone(
  transaction: Database,
  account: Account,
  id: number,
): Promise<void> {
  await store.updateUndone(transaction, id, account.id);
}

/** Notes that a contributor saw the decisions about their work, up to the latest one that was shown. */
export async function markDecisionsSeen(account: Account, upTo: number): Promise<void> {
  await store.updateSeen(db, account.id, upTo);
}
