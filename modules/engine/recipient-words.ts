import { withoutDependants } from '#modules/catalogue/matching/shared.ts';
import type { Gender, Occasion } from './profile.ts';

// A possessive « son » keeps the English son out; a « patron de couture » is no boss.
const GENDER_WORDS: readonly [Gender, RegExp][] = [
  [
    'Couple',
    /\b(couples?|parents|jeunes maries|(mes|nos|ses|des|les) (gentils |super )?(voisins|hotes))\b/,
  ],
  [
    'Female',
    /\b(femmes?|meres?|mamans?|daronnes?|mom|mum|mother|grandma|grandmeres?|mamies?|mamys?|memeres?|copines?|compagnes?|epouses?|wife|girlfriend|conjointes?|amoureuses?|s(oe|œ)urs?|frangines?|sister|amies?|meufs?|nanas?|filles?|veuves?|reums?|reusses?|belles? doches?|daughter|filleules?|tantes?|tatas?|taties?|nieces?|cousines?|marraines?|cheries?|patronnes?|cheffes?|maitresses?|institutrice|infirmiere|aide soignante|nounous?|voisines?|pour elle)\b/,
  ],
  [
    'Male',
    /\b(hommes?|maris?|husband|boyfriend|epoux|conjoints?|amoureux|peres?|papas?|darons?|dad|daddy|father|grandpa|grandperes?|pap[iy]s?|pepes?|copains?|compagnons?|freres?|frangins?|frerots?|veufs?|reufs?|reups?|keums?|bro|brother|(petit|meilleur) ami|(mon|ton|son|notre|votre|leur|petit|beau) fils|garcons?|gars|mecs?|gendres?|filleuls?|oncles?|tontons?|neveux?|cousins?|parrains?|cheri|patrons?(?! de\b)|instituteur|infirmier|aide soignant|voisins?|pour lui)\b/,
  ],
];

/** Words for people of unknown gender. */
const ANY_GENDER =
  /\b(collegues?|responsables?|atsem|kines?|chauffeurs?|potes?|amis?|ados?|adolescents?|adultes?|profs?|eleves?|friends?|jeunes?|etudiants?|quelqu un|qqun|qqn|personne)\b/;

// Father Christmas is no recipient.
const FATHER_CHRISTMAS = /\bperes? noels?\b/g;

// Who has lost a husband is none.
const MOURNED =
  /\b(?:perd(?:re|u)|(?:mort|deces|disparition) de) (?:son|sa|ses|mon|ma|leur) (?:(?:grand|belle|beau) )?\w+/g;

const CHRISTMAS_WORDS = /\b(noels?|christmas|xmas|avent|secret santa)\b/;

/**
 * Lower case without accents or punctuation, character for character, so that a match has the same position in the
 * text itself. Characters of numbers stay.
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
 * The first recipient named in plain text, since « une femme pour son mari » is for the first; a couple wins
 * over both; `Unknown` where a person of unknown gender is named.
 */
export function genderIn(plainText: string): Gender | null {
  const words = withoutDependants(plainText.replace(FATHER_CHRISTMAS, ' ').replace(MOURNED, ' '));
  let found: { gender: Gender; at: number } | null = null;
  for (const [gender, pattern] of GENDER_WORDS) {
    const at = words.search(pattern);
    if (at < 0) continue;
    if (gender === 'Couple') return gender;
    if (!found || at < found.at) found = { gender, at };
  }
  return found?.gender ?? (ANY_GENDER.test(words) ? 'Unknown' : null);
}

export function occasionIn(plainText: string): Occasion | null {
  return CHRISTMAS_WORDS.test(plainText) ? 'christmas' : null;
}

const BEGINNING =
  /\b(debut\w*|initi\w*|appren\w*|decouvr\w*|decouverte|essay\w*|commenc\w*|se met(tre|te)?|s y mettre|se lance\w*|envie d\w*|voudrait|aimerait|reve\w*|premiere fois|jamais|baptemes?|cours|lecons?|stages?|ateliers?|kits?)\b/;

/** Whether a text says that the recipient begins with something, or would like to, or names what beginners are given. */
export function mentionsBeginner(text: string): boolean {
  return BEGINNING.test(plain(text));
}
