import { type Snapshot, similarity } from '../core/index.server.ts';

/** Titles that share six words of ten look like the same gift, however they are labelled. */
const SHARED_WORDS_WORTH = 1.6;

/**
 * How alike ideas look side by side, from 0 to 1: by their labels, or by the words of their titles, since many mugs
 * have no label yet. What was compared once is remembered.
 *
 * @param titles by index; an idea without one is compared by its labels.
 */
export function likenessOf(
  snapshot: Snapshot,
  titles: ReadonlyMap<number, string>,
): (a: number, b: number) => number {
  const wordsOf = remember((idea) => titleWords(titles.get(idea) ?? ''));
  const count = snapshot.ideaCount;
  const compare = remember((pair) => {
    const [a, b] = [Math.floor(pair / count), pair % count];
    const shared = SHARED_WORDS_WORTH * sharedPart(wordsOf(a), wordsOf(b));
    return Math.min(1, Math.max(shared, similarity(snapshot, a, b)));
  });
  return (a, b) => compare(a < b ? a * count + b : b * count + a);
}

/** A function of a number that works each value out once. */
function remember<T>(work: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = work(key);
      known.set(key, value);
    }
    return value;
  };
}

/** The words of three letters and more, without their endings: what tells « une » from « un » tells no gifts apart. */
function titleWords(title: string): ReadonlySet<string> {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/e?s?$/, '')).filter((word) => !EMPTY.has(word)));
}

const EMPTY = new Set('un pour avec san de sur so le au aux dan chez et en'.split(' '));

/** Jaccard's index. */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared);
}
