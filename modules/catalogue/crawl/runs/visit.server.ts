import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  type Database,
  db,
  log,
  now,
  nowMillis,
  toAppError,
} from '#modules/platform/index.server.ts';
import { SHOP_TYPES } from '#modules/platform/outbound/index.server.ts';
import { recordMissing, recordProducts } from '../../products/index.server.ts';
import { patternOf } from '../frontier/addresses.ts';
import { addFound, priorityOf } from '../frontier/found.server.ts';
import {
  beginVisit,
  countPatterns,
  type FrontierPage,
  isKnownOther,
  reprioritize,
  selectSellers,
  storeBody,
  updatePage,
} from '../frontier/pages.store.server.ts';
import { nextVisit, PRIORITY } from '../frontier/revisit.ts';
import { fetchSitemap } from '../frontier/sitemap.server.ts';
import {
  fetchPolitely,
  type PoliteOptions,
  type PoliteOutcome,
} from '../politeness/fetch-politely.server.ts';
import { knownRobots } from '../politeness/robots-file.server.ts';
import type { CrawlResult } from '../shared.ts';
import { extractJson, type Reading, readAnswer } from './reading.server.ts';
import { insertVisit, type OpenRun } from './runs.store.server.ts';

const compress = promisify(gzip);

/** A page at which so many visits ended with their process, or with the site's demand to slow down, is left for a day. */
const MAX_ATTEMPTS = 5;
const MAX_SLOW_DOWNS = 3;

export type Visit = Pick<PoliteOptions, 'pause' | 'signal'>;

/**
 * Asks for the next page of a run and records what it gave, all in one transaction: a visit that is cut short before leaves
 * the page due. A site that may not be asked now is left as it is.
 *
 * @throws when `signal` is aborted or the database is away.
 */
export async function visitPage(run: OpenRun, page: FrontierPage, options: Visit): Promise<void> {
  await beginVisit(db, page.id);
  if (page.attempts >= MAX_ATTEMPTS) {
    const reading = failed(page, 'interrupted');
    await record(run, page, { reading, outcome: null, milliseconds: 0 });
    return;
  }
  const began = nowMillis();
  let outcome: PoliteOutcome | null = null;
  try {
    outcome = await ask(run, page, options);
    const milliseconds = nowMillis() - began;
    if (!outcome.ok && isForLater(page, outcome)) {
      await postpone(run, page, outcome, milliseconds);
      return;
    }
    const reading = await readAnswer(page, outcome, (url) =>
      isKnownOther(db, page.merchant_id, url),
    );
    await record(run, page, { reading, outcome, milliseconds });
  } catch (error) {
    options.signal?.throwIfAborted();
    if (toAppError(error).code === 'unavailable') throw error;
    // A page that cannot be asked for or recorded must not hold up the others.
    log.error({ err: error, page: page.id }, 'page not recorded');
    const milliseconds = nowMillis() - began;
    await record(run, page, { reading: failed(page, 'internal'), outcome, milliseconds });
  }
}

async function ask(run: OpenRun, page: FrontierPage, options: Visit): Promise<PoliteOutcome> {
  const isSitemap = page.kind === 'sitemap';
  return await (isSitemap ? fetchSitemap : fetchPolitely)(page.url, {
    types: SHOP_TYPES,
    follow: false,
    withScripts: run.with_scripts && !isSitemap,
    limits: {
      window: { start: run.window_start, end: run.window_end },
      delayMs: run.delay_ms,
      dailyBudget: run.daily_budget,
    },
    // Without a body to fall back on, the whole page is wanted.
    ...(page.content_hash && { kept: { etag: page.etag, lastModified: page.last_modified } }),
    ...options,
  });
}

/** Whether a page was not refused for what it is: its turn comes again. */
function isForLater(
  page: FrontierPage,
  { code, policy }: Exclude<PoliteOutcome, { ok: true }>,
): boolean {
  const isOfSite = code === 'not_now' || code === 'robots_unreachable';
  return isOfSite || (policy === 'slow_down' && page.attempts < MAX_SLOW_DOWNS);
}

async function postpone(
  run: OpenRun,
  page: FrontierPage,
  { code, status }: Exclude<PoliteOutcome, { ok: true }>,
  milliseconds: number,
): Promise<void> {
  // Other pages come first after one that the site asked us to slow down for.
  if (code !== 'slow_down') await updatePage(db, page.id, { attempts: page.attempts });
  if (code === 'not_now') return;
  const asked = {
    visited_at: now(),
    status: status ?? null,
    bytes: 0,
    milliseconds: Math.round(milliseconds),
  };
  const visit = { run_id: run.id, page_id: page.id, result: 'error' as const, code };
  await db.transaction((transaction) => insertVisit(transaction, { ...visit, ...asked }, 1));
}

function failed(page: FrontierPage, code: string): Reading {
  const nothing = { product: null, extract: null, hash: null, found: [], isMissing: false };
  return { ...nothing, kind: page.kind, result: 'error', code };
}

type Answered = { reading: Reading; outcome: PoliteOutcome | null; milliseconds: number };

async function record(
  run: OpenRun,
  page: FrontierPage,
  { reading, outcome, milliseconds }: Answered,
): Promise<void> {
  const at = now();
  const fetched = outcome?.ok && outcome.status !== 304 ? outcome : null;
  // What sitemaps list is in the frontier; only pages are read again.
  const isKept = reading.result !== 'error' && reading.kind !== 'sitemap';
  const body = fetched && isKept ? await compress(fetched.body) : null;
  await db.transaction(async (transaction) => {
    const { result, code, ideaId } = await recordProduct(transaction, page, reading);
    const isEntry = page.url === run.start_url;
    const goneCount = result === 'gone' ? page.gone_count + 1 : 0;
    const caching = outcome?.ok ? outcome.caching : null;
    const { intervalDays, dueAt } = nextVisit(
      {
        kind: reading.kind,
        result,
        intervalDays: page.interval_days,
        goneCount,
        isEntry,
        maxAgeSeconds: caching?.maxAgeSeconds ?? null,
      },
      at,
    );
    await updatePage(transaction, page.id, {
      kind: reading.kind,
      priority: isEntry ? PRIORITY.entry : ORDER[reading.kind],
      due_at: dueAt,
      interval_days: intervalDays,
      attempts: 0,
      asked_at: at,
      result,
      code,
      gone_count: goneCount,
      failures: result === 'error' ? page.failures + 1 : 0,
      idea_id: ideaId,
      ...(fetched && {
        etag: fetched.caching.etag,
        last_modified: fetched.caching.lastModified,
        content_hash: reading.hash,
        extract: extractJson(reading.extract),
      }),
    });
    if (body && fetched) {
      const { charset, bytes } = fetched;
      await storeBody(transaction, { page_id: page.id, body, charset, bytes, fetched_at: at });
    }
    await addFound(transaction, run, reading.found, { depth: page.depth + 1, now: at });
    if (page.url === run.start_url) await addSitemaps(transaction, run, at);
    if (page.kind === 'unknown') await learnPattern(transaction, page);
    await insertVisit(
      transaction,
      {
        run_id: run.id,
        page_id: page.id,
        visited_at: at,
        result,
        code,
        status: outcome?.status ?? null,
        bytes: outcome?.ok ? outcome.bytes : 0,
        milliseconds: Math.round(milliseconds),
      },
      outcome && outcome.ok === false && outcome.code === 'robots' ? 0 : 1,
    );
  });
}

/** What the catalogue makes of a page. */
async function recordProduct(
  transaction: Database,
  page: FrontierPage,
  { product, result, code, isMissing }: Reading,
): Promise<{ result: CrawlResult; code: string | null; ideaId: number | null }> {
  const { merchant_id } = page;
  const seller = (await selectSellers(transaction, [page.id])).get(page.id) ?? merchant_id;
  if (product) {
    const [recorded] = await recordProducts(transaction, seller, [product], 'page', merchant_id);
    if (!recorded || 'rejected' in recorded) {
      return { result: 'read', code: recorded?.rejected ?? null, ideaId: page.idea_id };
    }
    return { result: recorded.change, code: null, ideaId: recorded.ideaId };
  }
  if (isMissing && page.idea_id !== null) {
    await recordMissing(transaction, seller, [page.idea_id]);
  }
  return { result, code, ideaId: page.idea_id };
}

/** The sitemaps that robots.txt lists, or the usual one. */
async function addSitemaps(transaction: Database, run: OpenRun, at: Date): Promise<void> {
  const { origin } = new URL(run.start_url);
  const listed = (await knownRobots(transaction, origin, at))?.sitemaps ?? [];
  const urls = listed.length > 0 ? listed : ['/sitemap.xml'];
  const found = urls.flatMap((url) => URL.parse(url, origin)?.href ?? []);
  await addFound(
    transaction,
    run,
    found.map((url) => ({ url, isSitemap: true, changedAt: null })),
    { depth: 1, now: at },
  );
}

/** Once pages of a sort turn out to be products, or never are, those not read yet change their place in the order. */
async function learnPattern(transaction: Database, page: FrontierPage): Promise<void> {
  const pattern = patternOf(page.url);
  const counts = await countPatterns(transaction, page.merchant_id, [pattern]);
  await reprioritize(transaction, page.merchant_id, pattern, priorityOf(counts.get(pattern)));
}

const ORDER: Record<Reading['kind'], number> = {
  sitemap: PRIORITY.entry,
  product: PRIORITY.product,
  listing: PRIORITY.listing,
  unknown: PRIORITY.unknown,
  other: PRIORITY.unlikely,
};
