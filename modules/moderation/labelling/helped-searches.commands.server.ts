import { before, db, now } from '#modules/platform/index.server.ts';
import { addHelpedSearches, lockProgress, updateProgress } from './helped-searches.store.server.ts';

/** A search that began longer ago is taken for over. */
const SEARCH_LASTS = { hours: 24 };

/**
 * Counts, for each contributor, the searches that their labels helped: those that ended in an accepted idea, where the
 * answer to a question spoke for that idea by a label that they had given and that was accepted. Every search is counted
 * once, however often this runs.
 */
export async function countHelpedSearches(): Promise<void> {
  const until = before(now(), SEARCH_LASTS);
  await db.transaction(async (transaction) => {
    const from = await lockProgress(transaction);
    if (from && from >= until) return;
    await addHelpedSearches(transaction, from, until);
    await updateProgress(transaction, until);
  });
}
