import { DAY_MS } from '#modules/platform/shared.ts';
import type { CrawlPageKind, CrawlResult } from '../shared.ts';

/** Of the pages that are due, those of a lower number are asked for first. */
export const PRIORITY = { entry: 0, product: 1, likely: 2, listing: 3, unknown: 4, unlikely: 6 };

const HOUR_MS = 60 * 60 * 1000;
/** Nightly crawls ask for a page at another minute each night. */
const EARLIER_MS = 4 * HOUR_MS;
const LONGEST_DAYS: Record<CrawlPageKind, number> = {
  sitemap: 4,
  product: 8,
  listing: 8,
  unknown: 30,
  other: 30,
};

export type Visited = {
  kind: CrawlPageKind;
  result: CrawlResult;
  /** Between the last two visits. */
  intervalDays: number;
  /** How many times in a row the page was not there. */
  goneCount: number;
  /** Where crawls begin: each asks for it. */
  isEntry: boolean;
  /** How long the site says that the page stays right. */
  maxAgeSeconds: number | null;
};

/** When a page is due again: in half the time where it changed, in twice the time where it did not, a day at least. */
export function nextVisit(
  { kind, result, intervalDays, goneCount, isEntry, maxAgeSeconds }: Visited,
  now: Date,
): { intervalDays: number; dueAt: Date } {
  const days = isEntry
    ? 1
    : Math.min(
        Math.max(1, Math.floor(daysAfter(kind, result, intervalDays, goneCount))),
        LONGEST_DAYS[kind],
      );
  // A site that asks for a page not to be asked for sooner is listened to, for a week at most.
  const fresh = isEntry ? 0 : Math.min((maxAgeSeconds ?? 0) * 1000, 7 * DAY_MS);
  const wait = Math.max(days * DAY_MS - EARLIER_MS, fresh);
  return { intervalDays: days, dueAt: new Date(now.getTime() + wait) };
}

function daysAfter(
  kind: CrawlPageKind,
  result: CrawlResult,
  days: number,
  goneCount: number,
): number {
  switch (result) {
    case 'added':
    case 'returned':
      return 1;
    case 'gone':
      return goneCount < 2 ? 1 : days * 2;
    case 'changed':
      return days / 2;
    case 'read':
      return kind === 'listing' || kind === 'sitemap' ? days / 2 : days * 4;
    case 'refused':
      return Math.max(7, days * 2);
    default:
      return days * 2;
  }
}
