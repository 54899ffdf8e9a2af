import { type Database, db } from '#modules/platform/index.server.ts';
import { type StoredIdea, selectIdeas } from './ideas.store.server.ts';
import { selectIdeasOfThemes } from './related.store.server.ts';
import { findSimilarIdeas } from './similar.queries.server.ts';

/** Ideas to look at after one: those of its themes, else those whose words are like its own. All can be had. */
export async function findRelatedIdeas(
  idea: StoredIdea,
  limit: number,
  database: Database = db,
): Promise<StoredIdea[]> {
  const ids = await selectIdeasOfThemes(database, idea.id, limit);
  if (ids.length > 0) return await selectIdeas(database, ids);
  const similar = await findSimilarIdeas(idea, { limit: 2 * limit, except: idea.id }, database);
  return similar
    .map((found) => found.idea)
    .filter(({ available }) => available)
    .slice(0, limit);
}
