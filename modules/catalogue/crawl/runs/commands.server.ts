import { setTimeout as sleep } from 'node:timers/promises';
import {
  before,
  dayOf,
  db,
  earlierClock,
  enqueue,
  now,
  RETENTION,
  withDatabaseLock,
} from '#modules/platform/index.server.ts';
import { patternOf } from '../frontier/addresses.ts';
import { insertFound, makeAllDue } from '../frontier/pages.store.server.ts';
import { PRIORITY } from '../frontier/revisit.ts';
import { crawlJob } from '../jobs.ts';
import { nextDay, waitFor } from '../politeness/limits.ts';
import { isOpen } from '../politeness/window.ts';
import { addSite } from '../sites/commands.server.ts';
import { selectSite } from '../sites/sites.store.server.ts';
import {
  addWait,
  deleteBefore,
  endRun,
  insertRun,
  type OpenRun,
  selectIdleSites,
  selectOpenRuns,
} from './runs.store.server.ts';
import { visitPage } from './visit.server.ts';

/** The only crawl of all processes holds this lock. */
const LOCK = 'crawl';
/** A longer wait is left to the job of a later minute. */
const LONGEST_PAUSE_MS = 60_000;
/** Then another job goes on: a job that runs for too long counts as lost. */
const LONGEST_SLICE_MS = 10 * 60_000;
/** A crawl that began less than so long ago was this night's. */
const NIGHT_MS = 18 * 60 * 60 * 1000;

type StartResult = { ok: true } | { ok: false; reason: 'no_site' | 'under_way' };

/**
 * Begins to crawl the site of a merchant: within its hours, from where it was left.
 *
 * @param options.again asks for every page again, also for those that are not due.
 */
export async function startRun(
  merchantId: number,
  { again = false, by = 'person' }: { again?: boolean; by?: 'person' | 'clock' } = {},
): Promise<StartResult> {
  if (!(await addSite(merchantId))) return { ok: false, reason: 'no_site' };
  return await db.transaction(async (transaction) => {
    const site = await selectSite(transaction, merchantId);
    const at = now();
    const run = { merchant_id: merchantId, started_by: by, started_at: at };
    if (!site || !(await insertRun(transaction, run))) return { ok: false, reason: 'under_way' };
    const { start_url: url } = site;
    const entry = { kind: 'unknown' as const, depth: 0, priority: PRIORITY.entry, changedAt: null };
    await insertFound(transaction, merchantId, [{ ...entry, url, pattern: patternOf(url) }], at);
    if (again) await makeAllDue(transaction, merchantId, at);
    await enqueue(transaction, crawlJob, {});
    return { ok: true };
  });
}

/** Ends the crawl of a site: what is not asked for yet stays due for the next. @returns whether there was one. */
export async function stopRun(merchantId: number): Promise<boolean> {
  return await endRun(db, merchantId, { ended_at: now(), ended_by: 'stopped' });
}

type CrawlOptions = { pause?: (milliseconds: number, signal?: AbortSignal) => Promise<void> };

const pauseFor = (milliseconds: number, signal?: AbortSignal) =>
  sleep(milliseconds, undefined, { ...(signal && { signal }) });

/**
 * Crawls every site whose run is under way, one request at a time, until nothing can be asked for the next minute. Whatever
 * ends it, what is due stays in the database, and the next crawl goes on from there.
 *
 * @throws when `signal` is aborted or the database is away.
 */
export async function crawl(
  signal: AbortSignal,
  { pause = pauseFor }: CrawlOptions = {},
): Promise<void> {
  await withDatabaseLock(
    LOCK,
    async (held) => {
      const ended = AbortSignal.any([signal, held]);
      const isUnfinished = await crawlSlice(ended, pause);
      if (isUnfinished) await enqueue(db, crawlJob, {});
    },
    { signal },
  );
}

/** @returns whether it ended only because it took long. */
async function crawlSlice(
  signal: AbortSignal,
  pause: NonNullable<CrawlOptions['pause']>,
): Promise<boolean> {
  const end = (await earlierClock()).getTime() + LONGEST_SLICE_MS;
  for (;;) {
    signal.throwIfAborted();
    const at = await earlierClock();
    if (at.getTime() >= end) return true;
    await startNightly(at);
    const turn = await nextTurn(at);
    if (!turn) return false;
    const wait = turn.from.getTime() - at.getTime();
    if (wait > LONGEST_PAUSE_MS) return false;
    if (wait > 0) {
      await addWait(db, turn.run.id, wait);
      await pause(wait, signal);
    } else {
      await visitPage(turn.run, turn.page, { pause, signal });
    }
  }
}

type Turn = { run: OpenRun; page: NonNullable<OpenRun['page']>; from: Date };

/** The run that may ask first, and from when; runs without anything due are done. */
async function nextTurn(at: Date): Promise<Turn | null> {
  let first: Turn | null = null;
  for (const run of await selectOpenRuns(db, { now: at, day: dayOf(at) })) {
    const { page } = run;
    if (!page) {
      await endRun(db, run.merchant_id, { ended_at: at, ended_by: 'done' });
      continue;
    }
    const host = {
      nextAllowedAt: run.next_allowed_at ?? new Date(0),
      failures: run.failures ?? 0,
      askedToday: run.asked_today,
    };
    const limits = {
      window: { start: run.window_start, end: run.window_end },
      delayMs: run.delay_ms,
      dailyBudget: run.daily_budget,
    };
    const from = waitFor(host, limits, at, nextDay(at))?.until ?? at;
    if (!first || from < first.from) first = { run, page, from };
  }
  return first;
}

/** Sites that begin by themselves do so once a night, when their hours come. */
async function startNightly(at: Date): Promise<void> {
  for (const site of await selectIdleSites(db)) {
    const isDone = site.started_at && at.getTime() - site.started_at.getTime() < NIGHT_MS;
    if (!isDone && isOpen({ start: site.window_start, end: site.window_end }, at)) {
      await startRun(site.merchant_id, { by: 'clock' });
    }
  }
}

/** Deletes what was kept long enough: finished runs, bodies of pages that are gone, what the tester found. */
export async function deleteExpiredCrawls(): Promise<void> {
  const at = now();
  await deleteBefore(db, {
    runs: before(at, RETENTION.crawlRun),
    bodies: before(at, RETENTION.crawledBody),
    trials: before(at, RETENTION.crawlTrial),
  });
}
