import { fold } from '../matching/shared.ts';

/** Words without a meaning of their own. */
const EMPTY_WORDS = new Set(
  `au aux avec ce ces cette chez comme d dans de des du elle en entre est et il l la le les leur leurs lui ma mais meme mes mon
  n ne nos notre on ont ou par pas plus pour qu que qui s sa sans se ses si son sont sous sur ta te tes ton tous tout toute
  toutes tres tu un une vers y a c j m t`
    .trim()
    .split(/\s+/),
);

/** Endings of inflection and derivation; the longest that leaves enough of the word is cut off. */
const ENDING =
  /(?:issements?|issantes?|ations?|ements?|euses?|eurs?|ieres?|iers?|ees?|er|es?|s|x)$/;
const STEM_LETTERS_MIN = 4;

/**
 * What a French word has in common with its inflections: « jardiner » and « jardins » are both « jardin ». A light stemmer
 * in the manner of Savoy, « A Stemming Procedure and Stopword List for General French Corpora » (1999): a stem need not be
 * a word.
 *
 * @param word folded: in lower case, without accents.
 */
export function stemOf(word: string): string {
  const ending = ENDING.exec(word)?.[0].length ?? 0;
  return word.length - ending >= STEM_LETTERS_MIN ? word.slice(0, word.length - ending) : word;
}

/** The words of a text that mean something, folded, in their order. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => word.length > 1 && !EMPTY_WORDS.has(word));
}

/** The stems of a text, in its order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}
