import { dayOf, db, now } from '#modules/platform/index.server.ts';
import { nextDay, type Wait, waitFor } from '../politeness/limits.ts';
import { countSites, type SiteRow, selectSiteRow, selectSites } from './queries.store.server.ts';

export type { SiteOrder } from './queries.store.server.ts';

/** A site with how its crawl stands: under way, perhaps waiting for the site, for its hours or for tomorrow's budget. */
export type ListedSite = SiteRow & {
  state: 'idle' | 'paused' | 'under_way' | 'waiting';
  wait: Wait | null;
};

/** The sites that can be crawled. */
export async function listSites(
  wanted: Omit<Parameters<typeof selectSites>[1], 'now' | 'day'>,
): Promise<ListedSite[]> {
  const at = now();
  const rows = await selectSites(db, { now: at, day: dayOf(at), ...wanted });
  return rows.map((row) => withState(row, at));
}

export async function findSite(merchantId: number): Promise<ListedSite | null> {
  const at = now();
  const row = await selectSiteRow(db, { merchantId, now: at, day: dayOf(at) });
  return row && withState(row, at);
}

/** How many sites can be crawled that have this in their name or host. */
export function siteCount(text: string): Promise<number> {
  return countSites(db, text);
}

function withState(row: SiteRow, at: Date): ListedSite {
  const isOpen = row.run_id !== null && row.run_ended_at === null;
  const host = {
    nextAllowedAt: row.next_allowed_at ?? new Date(0),
    failures: row.failures,
    askedToday: row.asked_today,
  };
  const window = { start: row.window_start, end: row.window_end };
  const limits = { window, delayMs: row.delay_ms, dailyBudget: row.daily_budget };
  const wait = isOpen ? waitFor(host, limits, at, nextDay(at)) : null;
  // The delay between two requests is no wait.
  const isWaiting = wait !== null && wait.cause !== 'delay';
  const state = row.paused ? 'paused' : isWaiting ? 'waiting' : isOpen ? 'under_way' : 'idle';
  return { ...row, state, wait: isWaiting ? wait : null };
}
