import type { Belief } from '../belief/belief.ts';
import { themeOf } from '../snapshot/labels.ts';
import { labelValues, similarity } from '../snapshot/similarity.ts';
import { firstInTurn, type Wish } from './coverage.ts';
import { rankByRelevance } from './relevance.ts';
import { topIdeas } from './top-ideas.ts';

/** Two ideas more similar than this look like the same gift side by side. */
const SIMILARITY_MAX = 0.95;
/** How many of the best ideas are considered at first: enough that each wish of a text has some among them. */
const TOP_IDEAS = 256;

/**
 * The best ideas to show together: no two of a twin group, none too similar, and at most a third
 * (at least one) with one main tag. Of several wishes the one has its turn that the fewest ideas were shown for.
 */
export function chooseHighlights(
  belief: Belief,
  count: number,
  seed: number,
  wishes: readonly Wish[] = [],
): number[] {
  const { weight, snapshot } = belief;
  for (let size = TOP_IDEAS; ; size *= 8) {
    const top = topIdeas(weight, snapshot.ideaCount, size, seed);
    const chosen = diversify(belief, rankByRelevance(belief, top.ideas, wishes), count, wishes);
    if (chosen.length >= count || top.maxOutside === 0) return chosen;
  }
}

function diversify(
  belief: Belief,
  candidates: readonly number[],
  count: number,
  wishes: readonly Wish[],
): number[] {
  const { snapshot, shownIdeas } = belief;
  const perTheme = Math.max(1, Math.floor(count / 3));
  const chosen: { idea: number; values: Float64Array }[] = [];
  const themes = new Map<number, number>();
  const isRedundant = (idea: number) => {
    const theme = themeOf(snapshot, idea);
    if (theme >= 0 && (themes.get(theme) ?? 0) >= perTheme) return true;
    return chosen.some(
      (other) => similarity(snapshot, other.idea, idea, other.values) > SIMILARITY_MAX,
    );
  };
  while (chosen.length < count) {
    const shown = [...shownIdeas, ...chosen.map(({ idea }) => idea)];
    const idea = firstInTurn(snapshot, candidates, wishes, shown, 1, (one) => !isRedundant(one));
    if (idea === undefined) break;
    chosen.push({ idea, values: labelValues(snapshot, idea) });
    const theme = themeOf(snapshot, idea);
    themes.set(theme, (themes.get(theme) ?? 0) + 1);
  }
  return chosen.map(({ idea }) => idea);
}
