import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#modules/platform/index.server.ts';
import type { Revert } from '../decisions/index.server.ts';
import * as store from './contributions.store.server.ts';
import { DRAFTS } from './drafts.ts';
import { acceptDraft, withdraw } from './kinds.server.ts';
import { readDraft } from './read-draft.ts';
import type { AcceptRejection, Contribution, Kept, Kind } from './types.ts';

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

/** Undoes a decision about a contribution: state and draft are as before. What the site takes no longer is not accepted anew. */
export const revertContribution: Revert = async (transaction, { subject_id, before, after }) => {
  const contribution = await store.lockContribution(transaction, subject_id);
  if (!contribution) return { ok: false, reason: 'changed_since' };
  const { kind, state, draft } = contribution;
  const [had, left] = [keptIn(kind, before), keptIn(kind, after)];
  const isTaken = had.state !== 'accepted' || DRAFTS[kind].safeParse(had.draft).success;
  if (!isTaken || !isDeepStrictEqual({ state, draft }, left)) {
    return { ok: false, reason: 'changed_since' };
  }
  const moved = await move(transaction, contribution, had);
  return moved.ok ? { ok: true } : { ok: false, reason: 'changed_since' };
};

/** What a decision kept, with its draft as it is read. */
function keptIn(kind: Kind, kept: unknown): Kept {
  const { state, draft } = kept as Kept;
  return { state, draft: readDraft(kind, draft) };
}
