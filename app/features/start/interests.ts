import { HINTS_MAX_LENGTH } from '#modules/engine/shared.ts';
import { interestsText } from './interests-text.ts';

/** Something to tap in place of typing it, by the word that it adds to the hints. */
export type Interest = keyof typeof interestsText.labels;

/** In the order of the screen. */
export const INTERESTS = Object.keys(interestsText.labels) as readonly Interest[];

/** Name of the fields that carry interests: the checkboxes of the start form, the buttons of the square. */
export const INTERESTS_FIELD = 'interests';

/** Those of the values that are interests, in the order of the screen. */
export function readInterests(values: readonly unknown[]): Interest[] {
  return INTERESTS.filter((interest) => values.includes(interest));
}

/** Whether a text names the interest as a wish of its own, between commas. */
export function namesInterest(text: string, interest: Interest): boolean {
  return wishesOf(text).some((wish) => isSame(wish, interest));
}

/**
 * What was typed, then the interests that it does not name yet, in the notation of a list. What was typed is never cut:
 * interests that make it longer than `maxLength` characters are left out.
 */
export function joinHints(
  typed: string,
  interests: readonly Interest[],
  maxLength = HINTS_MAX_LENGTH,
): string {
  let hints = typed.trim();
  for (const interest of interests) {
    if (namesInterest(hints, interest)) continue;
    const comma = hints === '' ? '' : hints.endsWith(',') ? ' ' : ', ';
    const longer = hints + comma + interest;
    if (longer.length <= maxLength) hints = longer;
  }
  return hints;
}

/** Takes the interests off the end of hints, where `joinHints` put them; the rest stays as it was typed. */
export function splitHints(hints: string): { hints: string; interests: Interest[] } {
  const wishes = hints.split(',');
  const isInterest = (wish: string) => readInterests([wish.trim()]).length > 0;
  const typedCount = wishes.findLastIndex((wish) => !isInterest(wish)) + 1;
  return {
    hints: wishes.slice(0, typedCount).join(','),
    interests: readInterests(wishesOf(hints).slice(typedCount)),
  };
}

/** The words of a square with the interest, or without it where they name it. */
export function toggleInterest(words: string, interest: Interest): string {
  if (!namesInterest(words, interest)) return joinHints(words, [interest]);
  return wishesOf(words)
    .filter((wish) => !isSame(wish, interest))
    .join(', ');
}

function wishesOf(text: string): string[] {
  return text.split(',').map((wish) => wish.trim());
}

function isSame(wish: string, interest: Interest): boolean {
  return wish.toLowerCase() === interest;
}
