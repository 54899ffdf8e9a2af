import { db } from '#modules/platform/index.server.ts';
import type { CrawlResult, ReadFields } from '../shared.ts';
import {
  countRuns,
  type ReportedRun,
  type ReportedVisit,
  selectPage,
  selectRun,
  selectRuns,
  selectVisits,
  selectVisitsOfPage,
} from './reports.store.server.ts';

export type { ReportedRun, ReportedVisit } from './reports.store.server.ts';

type Range = { limit: number; offset: number };

/** Runs with what they gave, the newest first. @param merchantId of one merchant, or null for all. */
export function listRuns(merchantId: number | null, range: Range): Promise<ReportedRun[]> {
  return selectRuns(db, { merchantId, ...range });
}

export function runCount(merchantId: number | null): Promise<number> {
  return countRuns(db, merchantId);
}

export function findRun(id: number): Promise<ReportedRun | null> {
  return selectRun(db, id);
}

/** The visits of a run, the newest first. @param result only those that gave this, or null for all. */
export function listVisits(
  runId: number,
  result: CrawlResult | null,
  range: Range,
): Promise<ReportedVisit[]> {
  return selectVisits(db, { runId, result, ...range });
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
