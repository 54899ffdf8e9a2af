import { type Database, db } from '#modules/platform/index.server.ts';
import { textLikeness, wordsOfIdea } from '../check/index.server.ts';
import { matchText } from '../matching/index.server.ts';
import { type StoredIdea, selectDistinctFrom, selectIdeas } from './ideas.store.server.ts';

/** An idea of the catalogue, and how alike its words are: from 1 on it is the same gift. */
export type SimilarIdea = { idea: StoredIdea; likeness: number };

/** How many ideas that share words are compared. */
const COMPARED = 30;

/**
 * Ideas of the catalogue whose words are like those of an idea, the most alike first, but for itself. Sharing a rare word
 * (« poterie ») puts an idea before those that share common ones (« atelier »).
 */
export async function findSimilarIdeas(
  described: { title: string; description: string },
  { limit, except }: { limit: number; except?: number | null },
  database: Database = db,
): Promise<SimilarIdea[]> {
  // A comma would make wishes of their own out of one title.
  const text = described.title.replace(/[,;.]/g, ' ');
  if (text.trim() === '') return [];
  const { ideas } = await matchText(text, COMPARED, database);
  const found = await selectIdeas(
    database,
    ideas.map(({ idea_id }) => idea_id),
  );
  const distinct = new Set(except ? [except, ...(await selectDistinctFrom(database, except))] : []);
  const words = wordsOfIdea(described);
  // Rare words weigh more in it (inverse document frequency).
  const scores = new Map(ideas.map(({ idea_id, score }) => [idea_id, score]));
  const rank = ({ idea, likeness }: SimilarIdea) => likeness * (scores.get(idea.id) ?? 0);
  return found
    .filter(({ id }) => !distinct.has(id))
    .map((idea) => ({ idea, likeness: textLikeness(words, wordsOfIdea(idea)) }))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, limit);
}
