export {
  createRule,
  deleteRule,
  dismissCandidate,
  editRule,
  setPaused,
  undoRuleDecision,
} from './commands.server.ts';
export {
  countRules,
  type ListedRule,
  listRules,
  type RuleFilters,
  type RuleOrder,
} from './queries.server.ts';
