import { type Database, type Direction, db } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import * as store from './decisions.store.server.ts';
import type {
  Decision,
  DecisionFilters,
  DecisionNotice,
  DecisionSubject,
  ListedDecision,
} from './types.ts';

/** How many decisions the filters let through, 10,000 at most. */
export function countDecisions(filters: DecisionFilters): Promise<number> {
  return store.countDecisions(db, filters);
}

/** Decisions, the latest first unless `direction` says otherwise: for moderators, who see who decided. */
export function listDecisions(
  filters: DecisionFilters,
  page: { limit: number; offset: number; direction?: Direction },
  database: Database = db,
): Promise<ListedDecision[]> {
  return store.listed(database, filters, page);
}

/** The latest decisions about the work of a contributor, for themselves: not who took them. */
export function listDecisionNotices(contributor: number, limit: number): Promise<DecisionNotice[]> {
  return store.selectNotices(db, contributor, limit);
}

/** The last decision about something that was not undone: what a second moderator is told. */
export function lastDecision(
  subject: DecisionSubject,
  subjectId: number,
  database: Database = db,
): Promise<ListedDecision | undefined> {
  return store.selectLast(database, { subject, subject_id: subjectId });
}

type Decided = { ok: true; decision: number };

/**
 * What was decided. Where it was rejected because the account's own last decision made it so already, that decision: a second
 * tap is answered as the first.
 *
 * @param alreadyDone the reason that a second tap is rejected for.
 * @param isSame whether a decision made it so.
 */
export async function orOwnDecision<Result extends Decided | { ok: false; reason: string }>(
  account: Account,
  result: Result,
  {
    alreadyDone,
    about,
    isSame,
  }: {
    alreadyDone: Extract<Result, { ok: false }>['reason'];
    about: Pick<DecisionFilters, 'subject' | 'subject_id' | 'action'>;
    isSame: (decision: Decision) => boolean;
  },
): Promise<Result | Decided> {
  if (result.ok || result.reason !== alreadyDone) return result;
  const last = await store.selectLast(db, about);
  const isOwn = last?.account_id === account.id;
  return isOwn && isSame(last) ? { ok: true, decision: last.id } : result;
}

/** How many decisions about their work a contributor has not seen. */
export function countUnseenDecisions(account: Account): Promise<number> {
  return store.countUnseen(db, account.id);
}
