import { byAppeal } from './appeal.ts';
import type { Belief } from './belief.ts';
import { frontRunners } from './front.ts';
import { closeness } from './similarity.ts';

/** Two ideas closer than this look like the same gift side by side. */
const NEAR_DUPLICATE = 0.95;
/** How many of the best ideas are looked at, at first. */
const FRONT = 64;

/**
 * The best ideas to show together: no two of a twin group, no near-duplicates, and at most a third
 * (at least one) with one main tag.
 */
export function chooseHighlights(belief: Belief, count: number, seed: number): number[] {
  const { weight, snapshot } = belief;
  for (let size = FRONT; ; size *= 8) {
    const front = frontRunners(weight, snapshot.ideaCount, size, seed);
    const chosen = diversify(belief, byAppeal(belief, front.ideas), count);
    if (chosen.length >= count || front.outside === 0) return chosen;
  }
}

function diversify({ snapshot }: Belief, candidates: readonly number[], count: number): number[] {
  const perTheme = Math.max(1, Math.floor(count / 3));
  const chosen: number[] = [];
  const themes = new Map<number, number>();
  for (const idea of candidates) {
    if (chosen.length >= count) break;
    const theme = snapshot.theme[idea]!;
    const themed = themes.get(theme) ?? 0;
    if (theme >= 0 && themed >= perTheme) continue;
    if (chosen.some((other) => closeness(snapshot, idea, other) > NEAR_DUPLICATE)) continue;
    chosen.push(idea);
    themes.set(theme, themed + 1);
  }
  return chosen;
}
