import type { ReadWord } from './read-words.server.ts';
import { isBetweenWishes, isRefused, isTopic } from './words.ts';

/** Part of a text: where it starts and ends, in letters. */
export type Stretch = { start: number; end: number };

/** The wording of a stretch of the text: as it was typed, in one line, save that mistyped keywords are written as they are. */
export function wordingIn(words: readonly ReadWord[], text: string): (stretch: Stretch) => string {
  return ({ start, end }) => {
    let wording = '';
    let at = start;
    for (const word of words) {
      if (word.keyword === null || word.start < start || word.end > end) continue;
      wording += text.slice(at, word.start) + word.keyword;
      at = word.end;
    }
    return (wording + text.slice(at, end)).replace(/\s+/g, ' ');
  };
}

/** The wording of what is refused, with the words that refuse it: « n’aime pas le sport ». */
export function refusalIn(
  words: readonly ReadWord[],
  wordingOf: (stretch: Stretch) => string,
): (stretch: Stretch) => string {
  return (stretch) => {
    const own = words.filter((word) => holds(stretch, word));
    const { refusal, wish } = own.find(isRefused)!;
    const { start, end } = refusal!;
    const saysNo = words.findLast((word) => word.start < end)!;
    if (saysNo.wish === wish || start >= stretch.end || end > stretch.end) {
      const whole = { start: Math.min(start, stretch.start), end: Math.max(end, stretch.end) };
      // « N’aime pas les parfums ni les bougies »: the second is « pas les bougies ».
      return wordingOf(whole).replace(/^ni /i, 'pas ');
    }
    // « Pas de gadgets ou de mugs »: the second is « pas de mugs ».
    const [first, second] = words.filter((word) => word.wish === wish);
    const from = isBetweenWishes(first!.own) ? second! : first!;
    return `pas ${wordingOf({ start: from.start, end: stretch.end })}`;
  };
}

/** Each wording once, in the order of the text. */
export function wordingsOf(
  stretches: readonly Stretch[],
  wordingOf: (stretch: Stretch) => string,
): string[] {
  return [...new Set(stretches.toSorted((a, b) => a.start - b.start).map(wordingOf))];
}

/** What of a text is of one kind: words of one wish stay together where only empty ones stand between them. */
export function stretchesOf(
  words: readonly ReadWord[],
  isOfKind: (word: ReadWord, at: number) => boolean,
): Stretch[] {
  const found: (Stretch & { wish: number })[] = [];
  let isApart = true;
  for (const [at, word] of words.entries()) {
    const { start, end, wish } = word;
    const last = found.at(-1);
    if (!isOfKind(word, at)) isApart ||= isTopic(word) || word.negated;
    else if (last?.wish === wish && !isApart) last.end = end;
    else {
      found.push({ start, end, wish });
      isApart = false;
    }
  }
  return found;
}

/** Whether a stretch is part of a longer one. */
export function isWithin(one: Stretch, other: Stretch): boolean {
  return holds(other, one) && other.end - other.start > one.end - one.start;
}

/** Whether a stretch has all of another. */
export function holds(one: Stretch, other: Stretch): boolean {
  return one.start <= other.start && other.end <= one.end;
}
