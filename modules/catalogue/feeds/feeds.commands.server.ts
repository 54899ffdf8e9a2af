import {
  attempt,
  before,
  type Database,
  db,
  enqueue,
  isCurrent,
  isSame,
  now,
  RETENTION,
} from '#modules/platform/index.server.ts';
import { cleanAddress } from '../merchants/index.server.ts';
import * as store from './feeds.store.server.ts';
import type { FeedMapping } from './fields.ts';
import { storeFile } from './files.server.ts';
import { UnreadableFeed } from './formats/unreadable.ts';
import { runFeedJob } from './jobs.ts';
import { isComplete, shownMapping } from './mapping.ts';
import { deleteRun, endRun, insertRun, selectRun, updateRun } from './runs.store.server.ts';

type NewFeed = { merchantId: number; name: string; url: string | null };

/** Adds a feed. One with an address is fetched at once, and held until its columns are confirmed. */
export async function addFeed({
  merchantId,
  name,
  url,
}: NewFeed): Promise<
  { ok: true; id: number } | { ok: false; reason: 'unknown_merchant' | 'invalid_url' }
> {
  if (url !== null && !cleanAddress(url)) return { ok: false, reason: 'invalid_url' };
  const merchants = await store.selectMerchants(db);
  if (!merchants.some(({ id }) => id === merchantId))
    return { ok: false, reason: 'unknown_merchant' };
  return await db.transaction(async (trx) => {
    const id = await store.insertFeed(trx, { merchant_id: merchantId, name, url });
    if (url !== null) await begin(trx, id);
    return { ok: true, id };
  });
}

type Begun = { ok: true } | { ok: false; reason: 'unknown_feed' | 'busy' | 'no_address' };

/** Fetches a feed now. */
export async function runNow(id: number): Promise<Begun> {
  return await attempt<Begun>(async (trx) => {
    const feed = await store.selectFeed(trx, id);
    if (!feed) return { ok: false, reason: 'unknown_feed' };
    if (feed.url === null) return { ok: false, reason: 'no_address' };
    return (await begin(trx, id)) ? { ok: true } : { ok: false, reason: 'busy' };
  });
}

/** @returns whether nothing else is being done with the feed. */
async function begin(trx: Database, feedId: number): Promise<boolean> {
  const run = await insertRun(trx, { feed_id: feedId, state: 'waiting' });
  if (run === null) return false;
  await enqueue(trx, runFeedJob, { id: run });
  return true;
}

/**
 * Takes a product file that an admin sends, while it arrives; it is recorded as soon as it is whole.
 *
 * @throws whatever reading the chunks throws; nothing is left of the file then.
 */
export async function receiveFile(
  feedId: number,
  chunks: AsyncIterable<Buffer>,
): Promise<
  { ok: true } | { ok: false; reason: 'unknown_feed' | 'busy' | 'unreadable'; detail?: string }
> {
  if (!(await store.selectFeed(db, feedId))) return { ok: false, reason: 'unknown_feed' };
  const run = await insertRun(db, { feed_id: feedId, state: 'receiving' });
  if (run === null) return { ok: false, reason: 'busy' };
  try {
    const bytes = await storeFile(run, chunks);
    await db.transaction(async (trx) => {
      await updateRun(trx, run, ['receiving'], { state: 'waiting', has_file: true, bytes });
      await enqueue(trx, runFeedJob, { id: run });
    });
    return { ok: true };
  } catch (error) {
    await deleteRun(db, run);
    if (!(error instanceof UnreadableFeed)) throw error;
    return { ok: false, reason: 'unreadable', detail: error.message };
  }
}

/**
 * Says which columns a feed is read from; a run that waited for this goes on. What stands already is not written again.
 *
 * @param version that of the feed as it was read; rejected where its columns or their reading have changed since.
 */
export async function confirmMapping(
  feedId: number,
  mapping: FeedMapping,
  version?: string,
): Promise<Confirmed> {
  return await attempt<Confirmed>(async (trx) => {
    await store.lockFeed(trx, feedId);
    const feed = await store.selectFeed(trx, feedId);
    if (!feed) return { ok: false, reason: 'unknown_feed' };
    const [shown, asked] = [shownMapping(feed), shownMapping({ ...feed, mapping })];
    if (!isCurrent(version, shown, asked)) return { ok: false, reason: 'changed_meanwhile' };
    if (!isComplete(mapping, feed.columns)) return { ok: false, reason: 'incomplete' };
    const [run] = await store.selectRuns(trx, feedId);
    const isHeld = run?.hold === 'new_columns';
    const changed = isHeld || !isSame(shown, asked);
    if (changed) await store.updateFeed(trx, feedId, { mapping });
    if (isHeld) await goOn(trx, run.id, ['new_columns']);
    return { ok: true, changed };
  });
}

type Confirmed =
  | { ok: true; changed: boolean }
  | { ok: false; reason: 'unknown_feed' | 'incomplete' | 'changed_meanwhile' };

type Decided = { ok: true } | { ok: false; reason: 'not_held' };

/** Has a run go on that was held because much is missing. */
export async function acceptRun(id: number): Promise<Decided> {
  return await attempt<Decided>(async (trx) => {
    const run = await selectRun(trx, id);
    if (run?.state !== 'held' || run.hold === 'new_columns')
      return { ok: false, reason: 'not_held' };
    // Fewer rows mean fewer ideas: one question is enough.
    const isOurs = await goOn(trx, id, ['fewer_rows', 'fewer_ideas']);
    return isOurs ? { ok: true } : { ok: false, reason: 'not_held' };
  });
}

async function goOn(trx: Database, runId: number, accepted: string[]): Promise<boolean> {
  const changes = { state: 'waiting', hold: null, accepted } as const;
  if (!(await updateRun(trx, runId, ['held'], { ...changes, accepted: [...accepted] })))
    return false;
  await enqueue(trx, runFeedJob, { id: runId });
  return true;
}

/** Ends a run that was held; what it did not do stays undone. */
export async function rejectRun(id: number): Promise<Decided> {
  return await attempt<Decided>(async (trx) => {
    const run = await selectRun(trx, id);
    if (run?.state !== 'held') return { ok: false, reason: 'not_held' };
    return (await endRun(trx, id, 'refused')) ? { ok: true } : { ok: false, reason: 'not_held' };
  });
}

type Paused = { ok: true; changed: boolean } | { ok: false; reason: 'unknown_feed' };

/** Whether a feed is fetched each day. */
export async function pauseFeed(id: number, isPaused: boolean): Promise<Paused> {
  return await attempt<Paused>(async (trx) => {
    await store.lockFeed(trx, id);
    const feed = await store.selectFeed(trx, id);
    if (!feed) return { ok: false, reason: 'unknown_feed' };
    const changed = isPaused !== (feed.paused_at !== null);
    if (changed) await store.updateFeed(trx, id, { paused_at: isPaused ? now() : null });
    return { ok: true, changed };
  });
}

/** Fetches the feeds that have an address and are not paused. */
export async function runDailyFeeds(): Promise<void> {
  for (const { id } of await store.selectDailyFeeds(db))
    await db.transaction((trx) => begin(trx, id));
}

export async function deleteExpiredFeedRuns(): Promise<void> {
  await store.deleteRunsBefore(db, before(now(), RETENTION.feedRun));
  await store.deleteUploadsBefore(db, before(now(), RETENTION.unfinishedUpload));
}
