import { db } from '#modules/platform/index.server.ts';
import * as store from './close-ideas.store.server.ts';
import { findCloseIdeas, pairKey } from './likeness.ts';

/**
 * Compares all ideas with each other, and stores for each the one that is most like it, where one is close. @returns how
 * many ideas have one.
 */
export async function updateCloseIdeas(): Promise<number> {
  const ideas = await store.selectComparedIdeas(db);
  const distinct = await store.selectDistinctPairs(db);
  const found = findCloseIdeas(ideas, new Set(distinct.map(([a, b]) => pairKey(a, b))));
  await db.transaction((transaction) => store.replaceCloseIdeas(transaction, found));
  return found.length;
}
