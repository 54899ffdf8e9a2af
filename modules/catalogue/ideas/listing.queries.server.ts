import { type Database, db } from '#modules/platform/index.server.ts';
import type { IdeaKey } from '../vocabulary.ts';
import { selectKeysOfPart, selectPartsWithIdeas } from './listing.store.server.ts';

/** Ideas of one part at most: a sitemap may have 50,000 addresses, and is made in one piece. */
const PART_LENGTH = 10_000;
/** No catalogue has more parts: beyond, a number is no part’s. */
const LAST_PART = 100_000;

/** The parts in which all ideas that can be had are listed, for search engines: numbers from 1. An idea never changes its part. */
export function ideaParts(database: Database = db): Promise<number[]> {
  return selectPartsWithIdeas(database, PART_LENGTH);
}

/** The keys of the ideas of a part; none where there is no such part. */
export async function ideaKeysOfPart(part: number, database: Database = db): Promise<IdeaKey[]> {
  const exists = Number.isInteger(part) && part >= 1 && part <= LAST_PART;
  return exists ? await selectKeysOfPart(database, part, PART_LENGTH) : [];
}
