import { db, type RowsWanted } from '#modules/platform/index.server.ts';
import * as store from './rules.store.server.ts';

export type { ListedRule, RuleFilters, RuleOrder } from './rules.store.server.ts';

/** How many rules the filters let through. */
export function countRules(filters: store.RuleFilters): Promise<number> {
  return store.countRules(db, filters);
}

/** Rules of automated answers, with the texts of their questions. */
export function listRules(
  filters: store.RuleFilters,
  rows: RowsWanted<store.RuleOrder>,
): Promise<store.ListedRule[]> {
  return store.selectRules(db, filters, rows);
}
