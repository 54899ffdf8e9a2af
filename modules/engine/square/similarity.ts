import { titleLikeness, titleWords } from '#modules/catalogue/close-ideas/shared.ts';
import { type Snapshot, similarity } from '../core/index.server.ts';

/**
 * The similarity of ideas shown side by side, from 0 to 1: by their labels, or by the words of their titles, since many
 * ideas have no label yet. Results are memoized.
 *
 * @param titles by index; an idea without one is compared by its labels.
 */
export function similarityOf(
  snapshot: Snapshot,
  titles: ReadonlyMap<number, string>,
): (a: number, b: number) => number {
  const wordsOf = memoize((idea) => titleWords(titles.get(idea) ?? ''));
  const count = snapshot.ideaCount;
  const compare = memoize((pair) => {
    const [a, b] = [Math.floor(pair / count), pair % count];
    return Math.min(1, Math.max(titleLikeness(wordsOf(a), wordsOf(b)), similarity(snapshot, a, b)));
  });
  return (a, b) => compare(a < b ? a * count + b : b * count + a);
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
