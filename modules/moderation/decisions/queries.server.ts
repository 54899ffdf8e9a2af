import { type Database, db } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import * as store from './decisions.store.server.ts';
import type { DecisionFilters, DecisionSubject, ListedDecision, ToldDecision } from './types.ts';

/** How many decisions the filters let through, 10,000 at most. */
export function countDecisions(filters: DecisionFilters): Promise<number> {
  return store.countDecisions(db, filters);
}

/** Decisions, the latest first unless `direction` says otherwise: for moderators, who see who decided. */
export function listDecisions(
  filters: DecisionFilters,
  page: { limit: number; offset: number; direction?: 'asc' | 'desc' },
  database: Database = db,
): Promise<ListedDecision[]> {
  return store.listed(database, filters, page);
}

/** The latest decisions about the work of a contributor, for themselves: not who took them. */
export function listToldDecisions(contributor: number, limit: number): Promise<ToldDecision[]> {
  return store.selectTold(db, contributor, limit);
}

/** The last decision about something that was not undone: what a second moderator is told. */
export function lastDecision(
  subject: DecisionSubject,
  subjectId: number,
  database: Database = db,
): Promise<ListedDecision | undefined> {
  return store.selectLast(database, { subject, subject_id: subjectId });
}

/**
 * The last decision about something, where it holds and the account took it: a form that asks for the same once more, as after
 * a second tap, has been answered by it.
 */
export async function lastOwnDecision(
  account: Account,
  about: Pick<DecisionFilters, 'subject' | 'subject_id' | 'action'>,
  database: Database = db,
): Promise<ListedDecision | null> {
  const last = await store.selectLast(database, about);
  return last?.account_id === account.id ? last : null;
}

/** How many decisions about their work a contributor has not seen. */
export function countUnseenDecisions(account: Account): Promise<number> {
  return store.countUnseen(db, account.id);
}
