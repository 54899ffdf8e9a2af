import { db } from '#modules/platform/index.server.ts';
import type { ReadFields } from '../shared.ts';
import {
  type CrawlVisit,
  type CrawlVisitFilter,
  countRuns,
  countVisits,
  type ReportedRun,
  type RunFilter,
  selectPage,
  selectRun,
  selectRuns,
  selectVisits,
  selectVisitsOfPage,
} from './reports.store.server.ts';

export type {
  CrawlVisit,
  CrawlVisitFilter,
  CrawlVisitOrder,
  ReportedRun,
  RunFilter,
  RunOrder,
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
export function listCrawlVisits(
  filter: CrawlVisitFilter,
  wanted: VisitsWanted,
): Promise<CrawlVisit[]> {
  return selectVisits(db, filter, wanted);
}

export function crawlVisitCount(filter: CrawlVisitFilter): Promise<number> {
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
