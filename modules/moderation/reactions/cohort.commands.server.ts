import { createHash } from 'node:crypto';
import { cohortIdeas, findCohort } from '#modules/catalogue/cohorts/index.server.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { attempt, type Database, db, rateLimit } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import { contributorOf } from '../contributors/index.server.ts';
import { recordDecision } from '../decisions/index.server.ts';
import { afterReaction, type Reactor } from './own-reaction.ts';
import { changePairs, type PairState, readPairs, statesOf } from './pair-states.server.ts';
import { lockPairs, lockRole, transactionTime } from './reactions.store.server.ts';
import { findContributor } from './review.store.server.ts';
import type { Pair } from './shared.ts';

/** A label for all ideas of a cohort on a question; null takes the account's own labels back. */
export type CohortLabels = { cohort: number; question_id: number; label: Label | null };

/** The label of the catalogue and that of the account, before and after. */
type Labels = { catalogue: Label | null; own: Label | null };
type IdeaChange = { idea_id: number; before: Labels; after: Labels };

/** What labelling a cohort would do. */
export type CohortPreview = {
  changed: IdeaChange[];
  unchanged: IdeaChange[];
  /** Whether it holds at once; otherwise it waits for a moderator. */
  isStaff: boolean;
  /** Of all the above: the same preview has the same. */
  fingerprint: string;
};

/** What labelling a cohort would change, idea by idea, as things are now. */
export async function previewCohortLabels(
  account: Account,
  wanted: CohortLabels,
): Promise<CohortPreview> {
  const reactor = {
    contributorId: (await findContributor(db, account.id)) ?? 0,
    isStaff: isAtLeast(account.type, 'Moderator'),
    now: '',
  };
  const pairs = await pairsOf(db, wanted);
  return previewOf(await statesFor(db, pairs, wanted, reactor), wanted, reactor);
}

export type LabelCohortResult =
  /** How many ideas changed, and what undoes it, of staff. */
  | { ok: true; changed: number; decision: number | null }
  | {
      ok: false;
      reason: 'no_account' | 'unknown_cohort' | 'unknown_question' | 'changed_meanwhile';
    }
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number };

/**
 * Labels all ideas of a cohort on a question, all or none, exactly as previewed. What staff give holds at once and is one
 * decision; what contributors give waits for a moderator.
 *
 * @param seen the fingerprint of the preview; when labels or the cohort changed since, nothing happens.
 */
export async function labelCohort(
  account: Account,
  wanted: CohortLabels,
  seen: string,
): Promise<LabelCohortResult> {
  const wait = await rateLimit({ cohort_label: account.id.toString() });
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  return await attempt<LabelCohortResult>(async (transaction) => {
    const role = await lockRole(transaction, account.id);
    if (!role) return { ok: false, reason: 'no_account' };
    if (!(await findCohort({ id: wanted.cohort }, transaction))) {
      return { ok: false, reason: 'unknown_cohort' };
    }
    const pairs = await pairsOf(transaction, wanted);
    if ((await lockPairs(transaction, pairs)) < pairs.length) {
      return { ok: false, reason: 'unknown_question' };
    }
    const reactor = {
      contributorId: await contributorOf(transaction, account.id),
      isStaff: isAtLeast(role, 'Moderator'),
      now: await transactionTime(transaction),
    };
    const states = await statesFor(transaction, pairs, wanted, reactor);
    if (previewOf(states, wanted, reactor).fingerprint !== seen) {
      return { ok: false, reason: 'changed_meanwhile' };
    }
    const changes = await changePairs(transaction, states.before, states.after);
    if (!reactor.isStaff || changes.length === 0) {
      return { ok: true, changed: changes.length, decision: null };
    }
    const decision = await recordDecision(transaction, account, {
      contributors: [reactor.contributorId],
      subject: 'cohort',
      subject_id: wanted.cohort,
      action: 'relabelled',
      ...statesOf(changes),
    });
    return { ok: true, changed: changes.length, decision };
  });
}

/** At most COHORT_IDEAS_MAX pairs, in the order in which pairs are locked. */
async function pairsOf(database: Database, { cohort, question_id }: CohortLabels): Promise<Pair[]> {
  const ideas = await cohortIdeas(cohort, database);
  return ideas.map((idea_id) => ({ idea_id, question_id }));
}

type States = { before: PairState[]; after: PairState[] };

async function statesFor(
  database: Database,
  pairs: readonly Pair[],
  { label }: CohortLabels,
  reactor: Reactor,
): Promise<States> {
  const before = await readPairs(database, pairs);
  const after = before.map((state) => {
    const own = ownLabel(state, reactor);
    const isSo = label !== null && state.label === label && (own === null || own === label);
    return isSo ? state : afterReaction(state, label, reactor);
  });
  return { before, after };
}

function previewOf(
  { before, after }: States,
  { question_id, label }: CohortLabels,
  reactor: Reactor,
): CohortPreview {
  const labelsOf = (state: PairState): Labels => ({
    catalogue: state.label,
    own: ownLabel(state, reactor),
  });
  const ideas = before.map((state, place) => ({
    idea_id: state.idea_id,
    before: labelsOf(state),
    after: labelsOf(after[place]!),
  }));
  const { isStaff } = reactor;
  const changed = ideas.filter((_, place) => before[place] !== after[place]);
  const unchanged = ideas.filter((_, place) => before[place] === after[place]);
  const shown = JSON.stringify([isStaff, question_id, label, changed, unchanged]);
  const fingerprint = createHash('sha256').update(shown).digest('base64url');
  return { changed, unchanged, isStaff, fingerprint };
}

function ownLabel({ reactions }: PairState, { contributorId }: Reactor): Label | null {
  return reactions.find((row) => row.contributor_id === contributorId)?.label ?? null;
}
