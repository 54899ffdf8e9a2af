import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

/** The id of the idea of a key; null when there is none. Ideas shown recently are mostly in memory. */
export async function findIdeaId(
  { ideaIdByKey }: CatalogueSnapshot,
  key: IdeaKey,
): Promise<number | null> {
  return ideaIdByKey.get(formatIdeaKey(key)) ?? (await findIdea(key))?.id ?? null;
}
