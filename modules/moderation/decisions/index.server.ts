export {
  markDecisionsSeen,
  markUndone,
  recordDecision,
  recordJob,
  undoDecisionBy,
} from './commands.server.ts';
export {
  countDecisions,
  countUnseenDecisions,
  lastDecision,
  listDecisions,
} from './queries.server.ts';
export type {
  Decision,
  DecisionAction,
  DecisionFilters,
  DecisionSubject,
  ListedDecision,
  NewDecision,
  Revert,
  RevertResult,
  Reverts,
  UndoResult,
} from './types.ts';
