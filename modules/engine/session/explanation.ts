import { type Belief, entropy, rankQuestions, topIdeas } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';

/** What the engine believes at a moment: the likeliest ideas, and the questions most worth asking. */
export type ExplainedBelief = {
  /** How uncertain the idea that pleases is, in bits. */
  entropy: number;
  /** Chances from 0 to 1, the likeliest first. */
  ideas: { id: number; chance: number }[];
  /** With the expected information in bits, and the score by which they are ranked. */
  questions: { id: number; content: string; gain: number; score: number }[];
};

/** The belief in words and figures. @param count so many ideas, and so many questions. */
export function explainBelief(
  catalogue: CatalogueSnapshot,
  belief: Belief,
  seed: number,
  count: number,
): ExplainedBelief {
  const { weight, total } = belief;
  const { ideas } = topIdeas(weight, catalogue.core.ideaCount, count, seed);
  return {
    entropy: entropy(belief),
    ideas: ideas.map((index) => ({
      id: catalogue.ideaIds[index]!,
      chance: weight[index]! / total,
    })),
    questions: rankQuestions(belief, seed, count).map(({ question, gain, score }) => {
      const { id } = catalogue.questions[question]!;
      return { id, content: catalogue.forms.get(id)!.Unknown.interrogative, gain, score };
    }),
  };
}
