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
  listDecisions,
  listToldDecisions,
  orOwnDecision,
} from './queries.server.ts';
export type {
  Decision,
  DecisionAction,
  DecisionFilters,
  DecisionSubject,
  ListedDecision,
  NewDecision,
  Operated,
  Operation,
  Revert,
  RevertResult,
  Reverts,
  ToldDecision,
  UndoResult,
} from './types.ts';
