import { type Snapshot, similarity } from '../core/index.server.ts';

/** Factor of the share of words that two titles have in common: six of ten look like the same gift, whatever the labels. */
const SHARED_WORDS_WEIGHT = 1.6;

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
    const shared = SHARED_WORDS_WEIGHT * sharedPart(wordsOf(a), wordsOf(b));
    return Math.min(1, Math.max(shared, similarity(snapshot, a, b)));
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

/** The words of three letters and more, without stop words and endings: articles and plurals do not distinguish gifts. */
function titleWords(title: string): ReadonlySet<string> {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/e?s?$/, '')).filter((word) => !STOP_WORDS.has(word)),
  );
}

const STOP_WORDS = new Set('un pour avec san de sur so le au aux dan chez et en'.split(' '));

/** Jaccard's index. */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared);
}
