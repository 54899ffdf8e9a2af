import type { Account } from '../accounts/shared.ts';
import { revertCohort } from '../cohorts/index.server.ts';
import { revertContribution } from '../contributions/index.server.ts';
import { type Reverts, type UndoResult, undoDecisionBy } from '../decisions/index.server.ts';
import { reactionReverts } from '../reactions/index.server.ts';
import { twinReverts } from '../twins/index.server.ts';

/** How the decisions about each kind of subject are undone. */
const REVERTS: Reverts = {
  contribution: revertContribution,
  ...reactionReverts,
  ...twinReverts,
  // A cohort is what was labelled at once, or what was changed itself.
  cohort: (transaction, decision) =>
    decision.action === 'relabelled'
      ? reactionReverts.cohort(transaction, decision)
      : revertCohort(transaction, decision),
};

/** Undoes a decision, whatever it was about: see `undoDecisionBy`. */
export function undoDecision(account: Account, id: number): Promise<UndoResult> {
  return undoDecisionBy(REVERTS, account, id);
}
