import {
  BEFORE_THINGS,
  COLOUR_MARKERS,
  COLOURS,
  NO_COLOURS,
  NUANCES,
  SCENTED,
  SHADES,
  UNSURE_COLOURS,
} from './colour-words.ts';
import { STOP_WORDS } from './vocabulary.ts';

/**
 * The colour that each word of a title names, undefined where it names none: a word known as one, one that shades the colour
 * before it, and any word after « couleur ».
 *
 * @param words of the title in their order, as `wordsOf` leaves them.
 * @param isMarked whether « couleur » stands in the title, other than in the plural.
 */
export function coloursIn(words: readonly string[], isMarked: boolean): (string | undefined)[] {
  const isScented = words.some((word) => SCENTED.has(word));
  const colours: (string | undefined)[] = [];
  for (const [place, word] of words.entries()) {
    const before = place === 0 ? '' : words[place - 1]!;
    const afterColour = place > 0 && colours[place - 1] !== undefined;
    if (afterColour && SHADES.has(word)) colours.push(word);
    else if (NUANCES.has(word)) colours.push(word);
    else if (isMarked && COLOUR_MARKERS.has(before) && mayNameColour(word))
      colours.push(COLOURS.get(word) ?? word);
    else if (UNSURE_COLOURS.has(word) && !afterColour && (isScented || BEFORE_THINGS.has(before)))
      colours.push(undefined);
    else colours.push(COLOURS.get(word));
  }
  return colours;
}

function mayNameColour(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !STOP_WORDS.has(word) && !NO_COLOURS.has(word);
}

/** Whether a word is a colour wherever it stands. */
export function isSureColour(word: string): boolean {
  return COLOURS.has(word) && !UNSURE_COLOURS.has(word);
}

/** So many words may stand where two titles differ. */
const LONGEST_DIFFERENCE = 2;
/** So many words of them have to be the same. */
const LEAST_SAME = 2;

/** What stands in each of two titles at the one place where they differ. */
export type OnlyDifference = readonly [one: readonly string[], other: readonly string[]];

/** The one place where two titles differ that begin alike; null when they differ elsewhere too, or not at all. */
export function onlyDifference(
  one: readonly string[],
  other: readonly string[],
): OnlyDifference | null {
  if (Math.abs(one.length - other.length) >= LONGEST_DIFFERENCE || one[0] !== other[0]) return null;
  const shortest = Math.min(one.length, other.length);
  let from = 0;
  while (from < shortest && one[from] === other[from]) from++;
  let end = 0;
  while (end < shortest - from && one[one.length - 1 - end] === other[other.length - 1 - end])
    end++;
  const longest = Math.max(one.length, other.length) - from - end;
  const isOne = from + end >= LEAST_SAME && end < shortest - from && longest <= LONGEST_DIFFERENCE;
  return isOne ? [one.slice(from, one.length - end), other.slice(from, other.length - end)] : null;
}
