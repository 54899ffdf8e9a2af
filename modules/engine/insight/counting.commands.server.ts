import {
  type Database,
  type Day,
  db,
  execute,
  log,
  now,
  today,
  withDatabaseLock,
} from '#modules/platform/index.server.ts';
import {
  findCountedSize,
  findCountedUntil,
  forgetErasedSearches,
  insertIdeaFacts,
  insertQuestionFacts,
  insertSearchFacts,
  resetDay,
  storeCatalogueSize,
  storeCountedUntil,
} from './facts.store.server.ts';
import { replaceQuestionUse } from './question-use.store.server.ts';
import {
  type DaySize,
  databaseTime,
  selectDaySize,
  selectDays,
  selectIds,
  selectSearches,
  selectTouchedDays,
} from './raw-searches.store.server.ts';
import { summarizeSearch } from './search-summary.ts';
import { createTally, searchFact } from './tally.ts';

/** An event may become visible that long after its time: its transaction was open. */
const OVERLAP_MS = 15 * 60_000;

/** Searches that are read at once. */
const BATCH = 500;

/**
 * Counts anew what the last searches asked, and each day that something was done in since the last time. A day is counted
 * whole, in a transaction of its own: what is cut short goes on with the next run, and a run after which nothing was done changes nothing.
 *
 * @returns the days that were counted.
 */
export async function countSearches(signal?: AbortSignal): Promise<Day[]> {
  return await countingAlone(async () => {
    await countQuestionUse();
    const last = await findCountedUntil();
    return last
      ? await selectTouchedDays(db, new Date(last.getTime() - OVERLAP_MS))
      : await selectDays(db);
  }, signal);
}

/** Counts anew how often the last searches asked each question, and what was answered. */
export async function countQuestionUse(): Promise<void> {
  await db.transaction(replaceQuestionUse);
}

/**
 * Compares every day with its searches and counts anew those that differ; notes the size of the catalogue, and takes the
 * ids of erased searches out of the facts.
 *
 * @returns the days that were counted.
 */
export async function checkCounts(signal?: AbortSignal): Promise<Day[]> {
  await storeCatalogueSize(today());
  await forgetErasedSearches();
  return await countingAlone(() => selectDays(db), signal);
}

/** Counts the days that differ from their searches; one process does at a time. */
async function countingAlone(
  selectCandidates: () => Promise<Day[]>,
  signal?: AbortSignal,
): Promise<Day[]> {
  return await withDatabaseLock('count-searches', async () => {
    const begun = await databaseTime(db);
    const counted: Day[] = [];
    for (const day of await selectCandidates()) {
      signal?.throwIfAborted();
      if (await countDay(day)) counted.push(day);
    }
    // Only now: a run that is cut short is begun again where it began.
    await storeCountedUntil(begun);
    if (counted.length > 0) log.info({ days: counted.length }, 'searches counted');
    return counted;
  });
}

/**
 * Counts the searches that began on a day; false when they are counted already. Logs only grow: where there is less than
 * was counted, old searches were erased since, and what was counted stays.
 */
async function countDay(day: Day): Promise<boolean> {
  return await db.transaction(async (trx) => {
    // What is compared and what is read are the same searches.
    await execute(trx, 'set transaction isolation level repeatable read');
    const size = await selectDaySize(trx, day);
    const before = await findCountedSize(trx, day);
    if (before && !hasGrown(before, size)) return false;
    await resetDay(trx, day, size, now());
    await countInto(trx, day);
    return true;
  });
}

async function countInto(trx: Database, day: Day): Promise<void> {
  const ids = await selectIds(trx, day);
  const tally = createTally();
  for (let at = 0; at < ids.length; at += BATCH) {
    const searches = await selectSearches(trx, ids.slice(at, at + BATCH));
    const facts = searches.map((search) => {
      const summary = summarizeSearch(search.events);
      tally.add(search, summary);
      return searchFact(search, summary);
    });
    await insertSearchFacts(trx, day, facts);
  }
  await insertIdeaFacts(trx, day, tally.ideas());
  await insertQuestionFacts(trx, day, tally.questions());
}

function hasGrown(before: DaySize, size: DaySize): boolean {
  const figures = ['searches', 'events', 'measures', 'exits'] as const;
  const isLess = figures.some((figure) => size[figure] < before[figure]);
  return !isLess && figures.some((figure) => size[figure] > before[figure]);
}
