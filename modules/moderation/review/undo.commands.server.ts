import type { Account } from '../accounts/shared.ts';
import { revertContribution } from '../contributions/index.server.ts';
import { type Reverts, type UndoResult, undoDecisionBy } from '../decisions/index.server.ts';
import { reactionReverts } from '../reactions/index.server.ts';

/** How the decisions about each kind of subject are undone. */
const REVERTS: Reverts = { contribution: revertContribution, ...reactionReverts };

/** Undoes a decision, whatever it was about: see `undoDecisionBy`. */
export function undoDecision(account: Account, id: number): Promise<UndoResult> {
  return undoDecisionBy(REVERTS, account, id);
}
