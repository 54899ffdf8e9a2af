import type { Belief } from '../belief/belief.ts';
import { themeOf } from '../snapshot/labels.ts';
import { labelValues, similarity } from '../snapshot/similarity.ts';
import type { Wish } from './coverage.ts';
import { rankByRelevance } from './relevance.ts';
import { topIdeas } from './top-ideas.ts';

/** Two ideas more similar than this look like the same gift side by side. */
const SIMILARITY_MAX = 0.95;
/** How many of the best ideas are considered at first. */
const TOP_IDEAS = 64;

/**
 * The best ideas to show together: no two of a twin group, none too similar, and at most a third
 * (at least one) with one main tag.
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
    const chosen = diversify(belief, rankByRelevance(belief, top.ideas, wishes), count);
    if (chosen.length >= count || top.maxOutside === 0) return chosen;
  }
}

function diversify({ snapshot }: Belief, candidates: readonly number[], count: number): number[] {
  const perTheme = Math.max(1, Math.floor(count / 3));
  const chosen: number[] = [];
  const themes = new Map<number, number>();
  for (const idea of candidates) {
    if (chosen.length >= count) break;
    const theme = themeOf(snapshot, idea);
    const themed = themes.get(theme) ?? 0;
    if (theme >= 0 && themed >= perTheme) continue;
    const values = labelValues(snapshot, idea);
    if (chosen.some((other) => similarity(snapshot, idea, other, values) > SIMILARITY_MAX))
      continue;
    chosen.push(idea);
    themes.set(theme, themed + 1);
  }
  return chosen;
}
