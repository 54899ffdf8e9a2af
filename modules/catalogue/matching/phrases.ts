import { fold } from './fold.ts';
import { isTopic, typedWords } from './words.ts';

/** A word to look for in texts, or several that follow each other: folded, in the singular. */
export type Phrase = readonly string[];

/** Words as they are looked for: « Chevaux », « course à pied ». */
export function phrasesOf(words: readonly string[]): Phrase[] {
  return words.map((word) => typedWords(word).map(({ own }) => singular(own)));
}

/** Tells whether a text has a phrase, whatever the accents, the case and the plural; what it does not want, it has not. */
export function mentions(text: string): (phrase: Phrase) => boolean {
  let words: string[] | null = null;
  return (phrase) => {
    // Read when it is first asked about: most texts never are.
    words ??= typedWords(text).map(({ own, negated }) => (negated ? '' : singular(own)));
    const found = words;
    return (
      phrase.length > 0 &&
      found.some((_, at) => phrase.every((word, place) => found[at + place] === word))
    );
  };
}

/** Letters at the beginning of a word by which it is known again in another form: « jardin », « jardiner ». */
const WORD_BEGINNING = 5;
/** « Bonne piste ? » asks about anything. */
const ASKING = 'piste';

/** Whether two texts have a word in common that names something, in any of its forms. */
export function sharesWord(one: string, other: string): boolean {
  const known = new Set(beginningsOf(other));
  return beginningsOf(one).some((beginning) => known.has(beginning));
}

function beginningsOf(text: string): string[] {
  return typedWords(text)
    .filter(isTopic)
    .map(({ own }) => singular(own).slice(0, WORD_BEGINNING))
    .filter((beginning) => beginning !== ASKING);
}

/** A plural that only adds a letter loses it; « bas » and « gaz » stay. */
function singular(word: string): string {
  return fold(word).replace(/(?<=\p{L}{3})[sx]$/u, '');
}
