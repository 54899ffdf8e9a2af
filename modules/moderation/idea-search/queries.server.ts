import { type Database, db, now } from '#modules/platform/index.server.ts';
import {
  selectIdeaIds,
  selectMerchants,
  selectQuestions,
  selectSearchedIdeas,
} from './idea-search.store.server.ts';
import type { IdeasWanted, SearchedIdea } from './types.ts';

/** How many ideas of a file are read at a time. */
const CHUNK = 500;
/** Merchants that can be chosen from a list; others by their number. */
const MERCHANTS_MAX = 300;

export type SearchResult =
  /** `isCut` when there are more ideas than were asked for. */
  | { ok: true; ids: number[]; isCut: boolean }
  /** The criteria together take too long. */
  | { ok: false; reason: 'too_slow' };

/** The numbers of the ideas that meet all criteria. */
export async function searchIdeas(
  wanted: IdeasWanted,
  database: Database = db,
): Promise<SearchResult> {
  const { limit } = wanted;
  try {
    const ids = await selectIdeaIds(database, { ...wanted, limit: limit + 1 }, now());
    return { ok: true, ids: ids.slice(0, limit), isCut: ids.length > limit };
  } catch (error) {
    if ((error as { code?: unknown }).code === '57014') return { ok: false, reason: 'too_slow' };
    throw error;
  }
}

/** Those ideas as the search lists them, in that order. */
export async function listIdeas(
  ids: readonly number[],
  database: Database = db,
): Promise<SearchedIdea[]> {
  return ids.length === 0 ? [] : await selectSearchedIdeas(database, ids);
}

/** The same, one after the other, for any number of them in bounded memory. */
export async function* streamIdeas(ids: readonly number[]): AsyncGenerator<SearchedIdea> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    yield* await listIdeas(ids.slice(from, from + CHUNK));
  }
}

/** The merchants that ideas can be searched by, by name. */
export function listMerchants(): Promise<{ id: number; name: string }[]> {
  return selectMerchants(db, MERCHANTS_MAX);
}

/** The questions that ideas can be searched by, by number. */
export function listQuestions(): Promise<{ id: number; content: string }[]> {
  return selectQuestions(db);
}
