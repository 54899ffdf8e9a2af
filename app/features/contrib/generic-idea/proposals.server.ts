import { findSimilarIdeas, type SimilarIdea } from '#modules/catalogue/ideas/index.server.ts';
import { LIMITS } from '#modules/moderation/contributions/index.server.ts';
import type { PictureChoice } from './fields.tsx';

const COMPARED = 8;
const SIMILAR_SHOWN = 4;
/** Below, ideas share no more than a word by chance. */
const SIMILAR_MIN = 0.3;

/** What helps to propose an idea of a title: ideas that are like it, and pictures of such ideas. */
export type Proposals = { similar: SimilarIdea[]; pictures: PictureChoice[] };

export async function proposalsFor(title: string, description: string): Promise<Proposals> {
  const described = {
    title: title.slice(0, LIMITS.title),
    description: description.slice(0, LIMITS.description),
  };
  const found = await findSimilarIdeas(described, { limit: COMPARED });
  return { similar: nearest(found, SIMILAR_SHOWN), pictures: picturesOf(found) };
}

/** Those that share more than a word by chance. */
export function nearest(found: readonly SimilarIdea[], limit: number): SimilarIdea[] {
  return found.filter(({ likeness }) => likeness >= SIMILAR_MIN).slice(0, limit);
}

/** The pictures of ideas, each once. */
export function picturesOf(found: readonly SimilarIdea[]): PictureChoice[] {
  const byImage = new Map(found.map(({ idea: { image, title } }) => [image, title]));
  return [...byImage].map(([image, title]) => ({ image, title }));
}
