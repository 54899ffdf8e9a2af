import { closeness } from '../core/similarity.ts';
import type { Snapshot } from '../core/snapshot.ts';
import type { Similarity } from './grid.ts';

/** Titles that share six words of ten look like the same gift, however they are labelled. */
const SHARED_WORDS_WORTH = 1.6;

/**
 * How alike ideas look side by side: by their labels, or by the words of their titles, since many mugs have no
 * label yet.
 *
 * @param titles by index; an idea without one is compared by its labels.
 */
export function likenessOf(snapshot: Snapshot, titles: ReadonlyMap<number, string>): Similarity {
  const words = new Map<number, ReadonlySet<string>>();
  const wordsOf = (idea: number) => {
    let known = words.get(idea);
    if (!known) {
      known = titleWords(titles.get(idea) ?? '');
      words.set(idea, known);
    }
    return known;
  };
  return (a, b) => {
    const shared = SHARED_WORDS_WORTH * sharedPart(wordsOf(a), wordsOf(b));
    return Math.min(1, Math.max(shared, closeness(snapshot, a, b)));
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
