import { type Database, db } from '#modules/platform/index.server.ts';
import type { Idea, IdeaKey } from '../vocabulary.ts';
import {
  hasContent,
  hasMerchantHost,
  type StoredIdea,
  selectAnyIdea,
  selectIdea,
  selectIdeas,
  selectKeyByContent,
} from './ideas.store.server.ts';
import { type CatalogueStatistics, countCatalogue } from './statistics.store.server.ts';

/** The idea of that key, available or not; null when there is none. */
export async function findIdea(key: IdeaKey, database: Database = db): Promise<StoredIdea | null> {
  // PostgreSQL rejects text that contains a NUL character.
  return key.id_within_merchant.includes('\0') ? null : selectIdea(database, key);
}

/** The ideas of those ids, in that order; those that do not exist are left out. */
export async function findIdeas(
  ids: readonly number[],
  database: Database = db,
): Promise<StoredIdea[]> {
  return ids.length === 0 ? [] : selectIdeas(database, ids);
}

/** An idea as pages show it: without its number in the database. */
export function withoutId({ id: _, ...idea }: StoredIdea): Idea {
  return idea;
}

/** Whether the catalogue has no idea at all. */
export async function isCatalogueEmpty(database: Database = db): Promise<boolean> {
  return !(await selectAnyIdea(database));
}

/**
 * Whether visitors may be redirected to this address without confirmation: it is the link of an idea, or a page of a
 * merchant's site. Never true of anything but http and https, nor of an address that carries a user name.
 */
export async function isKnownDestination(url: string, database: Database = db): Promise<boolean> {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return false;
  if (parsed.username || parsed.password || url.includes('\0')) return false;
  // A merchant stored as example.fr also serves www.example.fr, and the reverse.
  const host = parsed.host.replace(/^www\./, '');
  if (await hasMerchantHost(database, [host, `www.${host}`])) return true;
  return hasContent(database, url);
}

/** The key of the idea that has this link; null when none has. */
export async function findIdeaByLink(
  url: string,
  database: Database = db,
): Promise<IdeaKey | null> {
  return url.includes('\0') ? null : selectKeyByContent(database, url);
}

/** Counts that show how complete the catalogue is. */
export function catalogueStatistics(database: Database = db): Promise<CatalogueStatistics> {
  return countCatalogue(database);
}
