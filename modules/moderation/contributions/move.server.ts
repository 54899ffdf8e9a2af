import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#modules/platform/index.server.ts';
import type { Revert } from '../decisions/index.server.ts';
import * as store from './contributions.store.server.ts';
import { acceptDraft, withdraw } from './kinds.server.ts';
import type { AcceptRejection, Contribution, Kept } from './types.ts';

type Moved = { ok: true; contribution: Contribution } | { ok: false; reason: AcceptRejection };

/**
 * Brings a contribution into another state, with another draft where one is given, and the catalogue with it: an accepted
 * one is in the catalogue as its draft says, any other is not shown.
 */
export async function move(
  transaction: Database,
  contribution: Contribution,
  { state, draft = contribution.draft }: Pick<Kept, 'state'> & Partial<Kept>,
): Promise<Moved> {
  let { idea_id, question_id } = contribution;
  if (state === 'accepted') {
    const accepted = await acceptDraft(transaction, contribution, draft);
    if (!accepted.ok) return accepted;
    if (contribution.kind === 'question') question_id = accepted.id;
    else idea_id = accepted.id;
  } else if (contribution.state === 'accepted') {
    const withdrawn = await withdraw(transaction, contribution);
    if (withdrawn && !withdrawn.ok) return withdrawn;
  }
  const { id } = contribution;
  const changed = { id, state, draft, idea_id, question_id };
  return { ok: true, contribution: await store.updateContribution(transaction, changed) };
}

/** Undoes a decision about a contribution: state and draft are as before. */
export const revertContribution: Revert = async (transaction, { subject_id, before, after }) => {
  const contribution = await store.lockContribution(transaction, subject_id);
  const { state, draft } = contribution ?? {};
  if (!contribution || !isDeepStrictEqual({ state, draft }, after)) {
    return { ok: false, reason: 'changed_since' };
  }
  const moved = await move(transaction, contribution, before as Kept);
  return moved.ok ? { ok: true } : { ok: false, reason: 'changed_since' };
};
