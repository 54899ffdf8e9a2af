import { type Database, db, now } from '#modules/platform/index.server.ts';
import { recordMissing } from '../products/index.server.ts';
import { updateSample } from './feeds.store.server.ts';
import { fetchFile } from './fetch-file.server.ts';
import { UnreadableFeed } from './formats/unreadable.ts';
import { SAMPLE_ROWS } from './limits.ts';
import { isComplete } from './mapping.ts';
import {
  countRows,
  mappingOf,
  RunTakenOver,
  recordFile,
  SellerChanged,
  sampleOf,
} from './record.server.ts';
import * as store from './runs.store.server.ts';
import type { Hold } from './shared.ts';

/** A feed that was smaller than this may change as it likes. */
const FEWEST_TO_HOLD = 10;

type Run = store.RunOfFeed;

/**
 * Brings the product file of a run into the catalogue: fetches it where it has an address, holds it for an admin where
 * something is odd, records its rows, and at its end counts what is missing. Called again it goes on where it was; what
 * another process does, or has ended, is left alone. For a merchant that is paused or retired nothing is read.
 *
 * @throws what is tried again: the database is away, the worker stops.
 */
export async function runFeed(id: number, signal: AbortSignal): Promise<void> {
  const run = await store.selectRun(db, id);
  if (!run || (run.state !== 'waiting' && run.state !== 'running')) return;
  if (!run.is_seller_read) return await fail(id, 'la boutique est en pause, ou retirée');
  await store.updateRun(db, id, ['waiting', 'running'], {
    state: 'running',
    started_at: run.started_at ?? now(),
  });
  try {
    if (!run.has_file) {
      const failure = await fetchFile(run, signal);
      if (failure) return await fail(id, failure);
    }
    await readWhole(run, signal);
  } catch (error) {
    if (error instanceof SellerChanged) return await runFeed(id, signal);
    if (error instanceof UnreadableFeed) {
      const place = error.line === null ? '' : `ligne ${error.line} : `;
      await fail(id, `${place}${error.message}`);
    } else if (!(error instanceof RunTakenOver)) {
      throw error;
    }
  }
}

async function readWhole(run: Run, signal: AbortSignal): Promise<void> {
  const hold = (await oddColumns(run)) ?? (await oddCount(run, signal));
  if (hold) return await holdRun(db, run.id, hold);
  const { columns } = await sampleOf(run.id, SAMPLE_ROWS);
  await recordFile(run, mappingOf(run.mapping, columns), signal);
  await db.transaction((trx) => finish(trx, run));
}

async function fail(id: number, reason: string): Promise<void> {
  await db.transaction((trx) => store.endRun(trx, id, 'failed', reason));
}

async function holdRun(database: Database, id: number, hold: Hold): Promise<void> {
  await store.updateRun(database, id, ['running'], { state: 'held', hold });
}

/** A feed whose columns nobody confirmed, or that lost those that every product needs. */
async function oddColumns(run: Run): Promise<Hold | null> {
  if (run.rows_done > 0) return null;
  const sample = await sampleOf(run.id, SAMPLE_ROWS);
  await updateSample(db, run.feed_id, sample);
  const isUsable = run.mapping !== null && isComplete(run.mapping, sample.columns);
  return isUsable ? null : 'new_columns';
}

/** A file that lost half of its rows. It is read to its end first, so that one that was cut changes nothing either. */
async function oddCount(run: Run, signal: AbortSignal): Promise<Hold | null> {
  const before = await store.selectRunBefore(db, run);
  if (run.rows_done > 0 || !before || run.accepted.includes('fewer_rows')) return null;
  const count = await countRows(run.id, signal);
  return isHalved(before.rows_done, count) ? 'fewer_rows' : null;
}

function isHalved(before: number, now: number): boolean {
  return before >= FEWEST_TO_HOLD && now < before / 2;
}

/** Counts the ideas that the file does not have any more, and ends the run; or holds it where they are too many. */
async function finish(trx: Database, run: Run): Promise<void> {
  // Nobody else ends it meanwhile.
  const isOurs = await store.updateRun(trx, run.id, ['running'], { state: 'running' });
  if (!isOurs) return;
  const before = await store.selectRunBefore(trx, run);
  if (before) {
    const [found, foundBefore] = [
      await store.countIdeasOf(trx, run.id),
      await store.countIdeasOf(trx, before.id),
    ];
    if (isHalved(foundBefore, found) && !run.accepted.includes('fewer_ideas')) {
      return await holdRun(trx, run.id, 'fewer_ideas');
    }
    const missing = await store.selectMissing(trx, run.id, before.id);
    const withdrawn = await recordMissing(trx, run.seller_id, missing);
    await store.insertMissing(trx, run.id, missing);
    await store.updateRun(trx, run.id, ['running'], { missing: missing.length, withdrawn });
    await store.deleteChunksBefore(trx, run);
  }
  await store.endRun(trx, run.id, 'done');
}
