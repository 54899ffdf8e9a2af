import { type Database, db, type RowsWanted } from '#modules/platform/index.server.ts';
import * as store from './cohorts.store.server.ts';
import type { Cohort, CohortOrder } from './shared.ts';

/** How many cohorts there are. */
export function countCohorts(): Promise<number> {
  return store.countCohorts(db);
}

/** Cohorts in an order. */
export function listCohorts(wanted: RowsWanted<CohortOrder>): Promise<Cohort[]> {
  return store.selectCohorts(db, wanted);
}

/** Cohorts that a contributor made, the latest first. */
export function cohortsOf(contributorId: number): Promise<Cohort[]> {
  return store.selectCohortsOf(db, contributorId);
}

/** A cohort by its number or its name; null when there is none, or it was deleted. */
export async function findCohort(
  by: { id: number } | { name: string },
  database: Database = db,
): Promise<Cohort | null> {
  // PostgreSQL rejects text that contains a NUL character.
  return 'name' in by && by.name.includes('\0') ? null : await store.selectCohort(database, by);
}

/**
 * A cohort, deleted or not, locked until the transaction ends; null when there is none. Who may change it, and how it was,
 * is read from it.
 */
export function lockCohort(transaction: Database, id: number): Promise<store.LockedCohort | null> {
  return store.lockCohort(transaction, id);
}

/** The numbers of the ideas of a cohort, in their order. */
export function cohortIdeas(id: number, database: Database = db): Promise<number[]> {
  return store.selectCohortIdeas(database, id);
}
