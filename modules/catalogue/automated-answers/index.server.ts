export {
  addRule,
  type ChangeResult,
  changeRule,
  checkRule,
  removeRule,
  ruleOf,
} from './commands.server.ts';
export type { RuleConflict } from './conflicts.ts';
export { findRule } from './queries.server.ts';
export type { Rule, RuleFields, StoredRule } from './types.ts';
