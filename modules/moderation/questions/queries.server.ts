import { db, type RowsWanted } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import * as store from './list.store.server.ts';
import type { ListedQuestion, QuestionFilters, QuestionOrder } from './types.ts';

export function countQuestions(account: Account, filters: QuestionFilters): Promise<number> {
  return store.countQuestions(db, filters, account.id);
}

/** Questions with their labels and what the last searches answered, as an account sees them. */
export function listQuestions(
  account: Account,
  filters: QuestionFilters,
  wanted: RowsWanted<QuestionOrder>,
): Promise<ListedQuestion[]> {
  return store.selectQuestions(db, filters, wanted, account.id);
}
