import { closenessOf } from './similarity.ts';
import type { Snapshot } from './snapshot.ts';

/** Two ideas closer than this look like the same gift side by side. */
const NEAR_DUPLICATE = 0.95;

/**
 * The best ideas to show together: no two of a twin group, no near-duplicates, and at most a third
 * (at least one) with one main tag. Liked ideas come first.
 */
export function chooseHighlights(
  snapshot: Snapshot,
  logWeight: Float64Array,
  liked: readonly number[],
  count: number,
): number[] {
  const perTheme = Math.max(1, Math.floor(count / 3));
  const chosen: number[] = [];
  const themes = new Map<number, number>();
  const order = [...logWeight.keys()]
    .filter((idea) => logWeight[idea] !== -Infinity)
    .sort((a, b) => logWeight[b]! - logWeight[a]! || a - b);
  for (const idea of [...liked, ...order]) {
    if (chosen.length >= count) break;
    const theme = snapshot.theme[idea]!;
    const themed = themes.get(theme) ?? 0;
    if (theme >= 0 && themed >= perTheme) continue;
    if (chosen.some((other) => closenessOf(snapshot, idea, other) > NEAR_DUPLICATE)) continue;
    chosen.push(idea);
    themes.set(theme, themed + 1);
  }
  return chosen;
}
