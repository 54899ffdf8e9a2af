import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

/** The id of an idea that a visitor names; null when there is none. What was shown lately is mostly at hand. */
export async function findIdeaId(
  { ideaIdByKey }: CatalogueSnapshot,
  key: IdeaKey,
): Promise<number | null> {
  return ideaIdByKey.get(formatIdeaKey(key)) ?? (await findIdea(key))?.id ?? null;
}
