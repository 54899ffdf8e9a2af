import type { Features } from './features.ts';
import type { WordWeight } from './word-weights.ts';

/** What two names have in common. */
export type Names = {
  /** Weight of the words and codes that both have. */
  shared: number;
  /** From 0 to 1: the weight shared, of that of all words. */
  likeness: number;
  isSame: boolean;
  /** Both have a code, the same. */
  hasCode: boolean;
  /** Each has weighty words that the other lacks. */
  isSubstituted: boolean;
  /** They begin with different things. */
  isOtherHead: boolean;
};

/** In the words that distinguish only a little, one may be said in another way. */
const SUBSTITUTED = 0.65;

/** With so much in common, what a thing is called may differ from shop to shop. */
const WELL_NAMED = 3;
/** A code of so many letters and digits names one product of all. */
const LONG_CODE = 8;
/** The weight of what a thing is called, with a common word or two beside it. */
const HEAD_ALONE = 1.7;
/** What a colour, a size or a number counts that both have. */
const DETAIL_WEIGHT = 0.35;

function sharedDetails(one: Features, other: Features): number {
  const inBoth = (a: readonly string[], b: readonly string[]) =>
    a.filter((item) => b.includes(item)).length;
  return (
    inBoth(one.colours, other.colours) +
    inBoth(one.materials, other.materials) +
    inBoth(one.qualities, other.qualities) +
    inBoth(one.sizes, other.sizes) +
    inBoth(one.numbers, other.numbers)
  );
}

/** Compares what two products are called. */
export function compareNames(one: Features, other: Features, weightOf: WordWeight): Names {
  const left = matchWords(one, other, weightOf);
  const right = matchWords(other, one, weightOf);
  const codes = one.codes.filter((code) => code.length >= 3 && hasCode(other, code));
  const back = other.codes.filter((code) => code.length >= 3 && hasCode(one, code));
  // A short code alone may be that of anything.
  const hasSharedCode =
    [...codes, ...back].some((code) => code.length >= LONG_CODE) ||
    (codes.length + back.length > 0 && left.shared > 0);
  const named = (left.shared + right.shared) / 2 + (hasSharedCode ? 2 : 0);
  // A colour or a number in common means something of things that have a name in common.
  const shared = named === 0 ? 0 : named + DETAIL_WEIGHT * sharedDetails(one, other);
  const missing = left.missing + right.missing;
  const lacks = [
    left.missing + one.codes.filter((code) => !hasCode(other, code)).length,
    right.missing + other.codes.filter((code) => !hasCode(one, code)).length,
  ] as const;
  const isHeadAlone =
    left.lacksHead && right.lacksHead && Math.max(...lacks) <= HEAD_ALONE && shared >= WELL_NAMED;
  return {
    shared,
    likeness: shared / (shared + missing || 1),
    isSame: missing === 0 && shared > 0,
    hasCode: hasSharedCode,
    isSubstituted: Math.min(...lacks) >= SUBSTITUTED && !isHeadAlone,
    isOtherHead: left.lacksHead && right.lacksHead,
  };
}

function matchWords({ words, head }: Features, other: Features, weightOf: WordWeight) {
  let shared = 0;
  let missing = 0;
  let lacksHead = false;
  for (const word of words) {
    const weight = weightOf(word);
    if (hasWord(other, word)) shared += weight;
    else {
      missing += weight;
      lacksHead ||= word === head;
    }
  }
  return { shared, missing, lacksHead };
}

/** Whether a product's name has a word: as it is, within a longer one, or as the beginning of it. */
export function hasWord({ words, joined }: Features, word: string): boolean {
  if (words.includes(word)) return true;
  if (word.length < 4) return false;
  return joined.includes(word) || words.some((own) => own.length >= 4 && isForm(own, word));
}

/** Whether one word is another with an ending, or with one letter changed. */
function isForm(short: string, long: string): boolean {
  if (long.startsWith(short)) return long.length - short.length <= 5;
  return short.length >= 8 && isOneEditAway(short, long);
}

/** Whether one word becomes the other by changing, adding or leaving out one letter at most. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let end = 0;
  const most = Math.min(a.length, b.length) - from;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - from - end <= 1;
}

export function hasCode({ codes, joined }: Features, code: string): boolean {
  return codes.includes(code) || (code.length >= 3 && joined.includes(code));
}
