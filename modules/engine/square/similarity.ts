import { titleLikeness, titleWords } from '#modules/catalogue/close-ideas/shared.ts';
import {
  declaredSimilarity,
  labelValues,
  type Snapshot,
  similarity,
} from '../core/index.server.ts';
import type { Ranking } from './grid.ts';

/**
 * How ideas of a grid compare, from 0 to 1: their similarity by their labels, or by the words of their titles, since many
 * ideas have no label yet; and how alike they look side by side. What a text asks for has much the same labels (nine ideas
 * for skaters), which is no reason to show others: there, only titles and what staff declared make ideas look alike.
 * Results are memoized.
 *
 * @param titles by index; an idea without one is compared by its labels.
 * @param isAskedFor whether a text names what the gifts should be about.
 */
export function similarityOf(
  snapshot: Snapshot,
  titles: ReadonlyMap<number, string>,
  isAskedFor: boolean,
): Pick<Ranking, 'similarity' | 'likeness'> {
  const wordsOf = memoize((idea) => titleWords(titles.get(idea) ?? ''));
  const memoizePairs = (compareTo: (tile: number) => (idea: number) => number) => {
    const besides = memoize((tile) => {
      const compare = compareTo(tile);
      const byTitles = (idea: number) => titleLikeness(wordsOf(idea), wordsOf(tile));
      return memoize((idea) => Math.min(1, Math.max(byTitles(idea), compare(idea))));
    });
    return (idea: number, tile: number) => besides(tile)(idea);
  };
  const compared = memoizePairs((tile) => {
    const values = labelValues(snapshot, tile);
    return (idea) => similarity(snapshot, tile, idea, values);
  });
  const likeness = isAskedFor
    ? memoizePairs((tile) => (idea) => declaredSimilarity(snapshot, tile, idea))
    : compared;
  return { similarity: compared, likeness };
}

/** A function of a number that computes each value once. */
function memoize<T>(compute: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = compute(key);
      known.set(key, value);
    }
    return value;
  };
}
