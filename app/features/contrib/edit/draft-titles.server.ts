import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import type { Contribution } from '#modules/moderation/contributions/index.server.ts';

/** The titles of ideas and the texts of questions that drafts name, by their numbers. */
export type DraftTitles = {
  ideas: Readonly<Record<number, string>>;
  questions: Readonly<Record<number, string>>;
};

/** The titles of the ideas that drafts of questions label, and the texts of those they relate to; without what is gone. */
export async function draftTitles(drafts: readonly Contribution['draft'][]): Promise<DraftTitles> {
  const questions = drafts.filter((draft) => 'ideas' in draft);
  const ideaIds = questions.flatMap(({ ideas }) => ideas.map(({ idea_id }) => idea_id));
  const relations = questions.flatMap(({ relations, change }) => [
    ...relations,
    ...(change?.before.relations ?? []),
  ]);
  const questionIds = relations.flatMap(({ from, to }) => from ?? to ?? []);
  const [ideas, texts] = await Promise.all([
    findIdeas([...new Set(ideaIds)]),
    findQuestionTexts([...new Set(questionIds)]),
  ]);
  return {
    ideas: Object.fromEntries(ideas.map(({ id, title }) => [id, title])),
    questions: Object.fromEntries(texts.map(({ id, content }) => [id, content])),
  };
}
