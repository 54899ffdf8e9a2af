import { findIdeas, type StoredIdea } from '#modules/catalogue/ideas/index.server.ts';
import { findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import { describePrice, formatIdeaKey } from '#modules/catalogue/shared.ts';
import { type PairToLabel, PREFILL_CHANCE } from '#modules/moderation/labelling/index.server.ts';
import type { ShownIdea, ShownPair } from './pair.ts';

/** Pairs as a screen shows them; those whose idea or question is gone meanwhile are left out. */
export async function shownPairs(pairs: readonly PairToLabel[]): Promise<ShownPair[]> {
  const [ideas, questions] = await Promise.all([
    findIdeas([...new Set(pairs.map(({ idea_id }) => idea_id))]),
    findQuestionTexts([...new Set(pairs.map(({ question_id }) => question_id))]),
  ]);
  const ideaOf = new Map(ideas.map((idea) => [idea.id, shownIdea(idea)]));
  const textOf = new Map(questions.map(({ id, content }) => [id, content]));
  return pairs.flatMap(({ idea_id, question_id, suggested, chance, said, label }) => {
    const [idea, text] = [ideaOf.get(idea_id), textOf.get(question_id)];
    if (!idea || text === undefined) return [];
    const question = { id: question_id, text };
    const suggestion = chance >= PREFILL_CHANCE ? suggested : label;
    return [{ idea, question, suggestion, own: said }];
  });
}

export function shownIdea(idea: StoredIdea): ShownIdea {
  const { id, title, description, image } = idea;
  return {
    id,
    key: formatIdeaKey(idea.key),
    title,
    description,
    image,
    price: describePrice(idea),
  };
}
