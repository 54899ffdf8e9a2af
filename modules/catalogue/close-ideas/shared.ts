/** From this likeness on, from 0 to 1, two ideas are close. */
export const CLOSE_LIKENESS = 0.8;

/** Factor of the share of words that two titles have in common: six of ten look like the same gift, whatever the labels. */
const SHARED_WORDS_WEIGHT = 1.6;

/** The least share of common words by which titles alone make two ideas close. */
export const CLOSE_SHARED_WORDS = CLOSE_LIKENESS / SHARED_WORDS_WEIGHT;

/** How alike two titles are, from 0 to 1, by Jaccard's index of their words. */
export function titleLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return Math.min(1, (SHARED_WORDS_WEIGHT * shared) / (a.size + b.size - shared));
}

/** The words of three letters and more, without stop words and endings: articles and plurals do not distinguish gifts. */
export function titleWords(title: string): ReadonlySet<string> {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/e?s?$/, '')).filter((word) => !STOP_WORDS.has(word)),
  );
}

const STOP_WORDS = new Set('un pour avec san de sur so le au aux dan chez et en'.split(' '));
