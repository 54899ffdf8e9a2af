import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { catalogueSnapshot, indexOfId } from '../snapshot/index.server.ts';
import { findTest, type SpreadTest, selectTests, selectTitles } from './spread.store.server.ts';
import { type Counts, candidatesOf } from './spread.ts';

export { findTest as findSpreadTest, selectTests as listSpreadTests };

/** An idea with how many searches came to it first, in a test and in the one that it is compared with. */
export type SpreadIdea = {
  id: number;
  /** Null when the catalogue no longer has it. */
  idea: { title: string; key: IdeaKey } | null;
  first: number;
  other: number | null;
};

/** The ideas that searches came to first, in a test or in the one that it is compared with. */
export async function spreadIdeas(
  test: SpreadTest,
  other: SpreadTest | null,
): Promise<SpreadIdea[]> {
  const ids = idsIn(test.first_ideas, other?.first_ideas);
  const named = new Map((await findIdeas(ids)).map((idea) => [idea.id, idea]));
  return ids.map((id) => {
    const idea = named.get(id);
    return {
      id,
      idea: idea ? { title: idea.title, key: idea.key } : null,
      first: test.first_ideas[id] ?? 0,
      other: other && (other.first_ideas[id] ?? 0),
    };
  });
}

/** A question with the searches that asked it, and those that began with it. */
export type SpreadQuestion = {
  id: number;
  content: string | null;
  asked: number;
  opened: number;
  otherAsked: number | null;
  otherOpened: number | null;
};

/** The questions that were asked in a test or in the one that it is compared with, the most asked first. */
export function spreadQuestions(test: SpreadTest, other: SpreadTest | null): SpreadQuestion[] {
  const { forms } = catalogueSnapshot();
  const questions = idsIn(test.questions, other?.questions).map((id) => ({
    id,
    content: forms.get(id)?.Unknown.interrogative ?? null,
    asked: test.questions[id] ?? 0,
    opened: test.first_questions[id] ?? 0,
    otherAsked: other && (other.questions[id] ?? 0),
    otherOpened: other && (other.first_questions[id] ?? 0),
  }));
  return questions.sort((one, two) => two.asked - one.asked);
}

/** An idea of the present catalogue that fits the profile of a test and to which no search came. */
export type AbsentIdea = { id: number; title: string; labels: number };

/** The candidates that never came, with their labels in the catalogue as it is: those with the most first. */
export async function absentIdeas(test: SpreadTest): Promise<AbsentIdea[]> {
  const catalogue = catalogueSnapshot();
  const labelsOf = (id: number) => catalogue.core.labelCount[indexOfId(catalogue.ideaIds, id)] ?? 0;
  const absent = candidatesOf(catalogue, test).filter((id) => !Object.hasOwn(test.first_ideas, id));
  const titles = await selectTitles(absent);
  return absent
    .flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title, labels: labelsOf(id) }];
    })
    .sort((one, other) => other.labels - one.labels || one.id - other.id);
}

function idsIn(...counts: readonly (Counts | undefined)[]): number[] {
  return [...new Set(counts.flatMap((each) => Object.keys(each ?? {})))].map(Number);
}
