import { db } from '#modules/platform/index.server.ts';
import type { ReadFields } from '../shared.ts';
import {
  countRuns,
  countVisits,
  type ReportedRun,
  type ReportedVisit,
  type RunFilter,
  selectPage,
  selectRun,
  selectRuns,
  selectVisits,
  selectVisitsOfPage,
  type VisitFilter,
} from './reports.store.server.ts';

export type {
  ReportedRun,
  ReportedVisit,
  RunFilter,
  RunOrder,
  VisitFilter,
  VisitOrder,
} from './reports.store.server.ts';

type RunsWanted = Parameters<typeof selectRuns>[2];
type VisitsWanted = Parameters<typeof selectVisits>[2];

/** Runs with what they gave. */
export function listRuns(filter: RunFilter, wanted: RunsWanted): Promise<ReportedRun[]> {
  return selectRuns(db, filter, wanted);
}

export function runCount(filter: RunFilter): Promise<number> {
  return countRuns(db, filter);
}

export function findRun(id: number): Promise<ReportedRun | null> {
  return selectRun(db, id);
}

/** What the visits of a run gave. */
export function listVisits(filter: VisitFilter, wanted: VisitsWanted): Promise<ReportedVisit[]> {
  return selectVisits(db, filter, wanted);
}

export function visitCount(filter: VisitFilter): Promise<number> {
  return countVisits(db, filter);
}

const LAST_VISITS = 20;

/** A page with what was read of it last, and its last visits; null when it does not exist. */
export async function findPage(id: number) {
  const page = await selectPage(db, id);
  if (!page) return null;
  return {
    ...page,
    extract: page.extract as ReadFields | null,
    visits: await selectVisitsOfPage(db, id, LAST_VISITS),
  };
}
