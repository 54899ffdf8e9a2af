import type { Gender, Occasion } from './profile.ts';

const GENDER_WORDS: readonly [Gender, RegExp][] = [
  ['Couple', /\b(couples?|parents|jeunes maries)\b/],
  [
    'Female',
    /\b(femmes?|meres?|mamans?|grandmeres?|mamies?|mamys?|copines?|compagnes?|epouses?|s(oe|œ)urs?|amies?|filles?|tantes?|tatas?|taties?|nieces?|cousines?|marraines?|cheries?|pour elle)\b/,
  ],
  [
    'Male',
    /\b(hommes?|maris?|epoux|peres?|papas?|grandperes?|pap[iy]s?|copains?|compagnons?|freres?|petit ami|(mon|ton|son|notre|votre|leur|petit|beau) fils|garcons?|oncles?|tontons?|neveux?|cousins?|parrains?|cheri|mec|pour lui)\b/,
  ],
];

// The bringer of gifts is no recipient.
const BRINGER = /\bperes? noels?\b/g;

const CHRISTMAS_WORDS = /\b(noels?|christmas|xmas|avent|secret santa)\b/;

/**
 * Lower case without accents or punctuation, character for character, so that what is found can be cut out of the
 * text itself. Signs that belong to numbers stay.
 */
export function plain(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]!.normalize('NFD')[0]!.toLowerCase()[0]!;
    const joins = letter === '-' && /\d/.test(text[index - 1] ?? '');
    folded += joins || /[a-z0-9%€œ.,]/.test(letter) ? letter : ' ';
  }
  return folded;
}

/**
 * The first recipient named in plain text, since « une femme pour son mari » speaks of the first; a couple comes
 * before both.
 */
export function genderIn(plainText: string): Gender | null {
  const words = plainText.replace(BRINGER, ' ');
  let found: { gender: Gender; at: number } | null = null;
  for (const [gender, pattern] of GENDER_WORDS) {
    const at = words.search(pattern);
    if (at < 0) continue;
    if (gender === 'Couple') return gender;
    if (!found || at < found.at) found = { gender, at };
  }
  return found?.gender ?? null;
}

export function occasionIn(plainText: string): Occasion | null {
  return CHRISTMAS_WORDS.test(plainText) ? 'christmas' : null;
}
