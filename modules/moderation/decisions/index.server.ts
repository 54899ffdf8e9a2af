export {
  logged,
  markDecisionsSeen,
  markUndone,
  recordDecision,
  recordOperation,
  undoDecisionBy,
} from './commands.server.ts';
export {
  countDecisions,
  countUnseenDecisions,
  lastDecision,
  listDecisionNotices,
  listDecisions,
  orOwnDecision,
} from './queries.server.ts';
export type {
  Decision,
  DecisionAction,
  DecisionFilters,
  DecisionNotice,
  DecisionSubject,
  ListedDecision,
  NewDecision,
  Operated,
  Operation,
  Revert,
  RevertResult,
  Reverts,
  UndoResult,
} from './types.ts';
