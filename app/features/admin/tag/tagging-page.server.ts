import { labellingPage } from '#app/features/contrib/index.server.ts';
import { labelsText } from '#app/features/contrib/index.ts';
import type { PairToLabel } from '#modules/moderation/labelling/index.server.ts';
import { tagText as text } from './text.ts';

/** Pairs to label with what is predicted of each, however likely: see `labellingPage`. */
export async function taggingPage(
  args: Parameters<typeof labellingPage>[0],
  pairs: readonly PairToLabel[],
) {
  const page = await labellingPage(args, pairs);
  const keyOf = (idea: number, question: number) => `${idea} ${question}`;
  const byKey = new Map(pairs.map((pair) => [keyOf(pair.idea_id, pair.question_id), pair]));
  return {
    ...page,
    pairs: page.pairs.map((shown) => {
      const { suggested = null, chance = 0 } =
        byKey.get(keyOf(shown.idea.id, shown.question.id)) ?? {};
      if (!suggested) return shown;
      const note = text.predicted(labelsText.labelName(suggested), chance);
      return { ...shown, suggestion: suggested, note };
    }),
  };
}
