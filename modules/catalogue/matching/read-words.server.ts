import type { Database } from '#modules/platform/index.server.ts';
import { fold } from './fold.ts';
import { frenchWords } from './french-words.server.ts';
import { readWords } from './matching.store.server.ts';
import { synonymsOf } from './synonyms.ts';
import { isRefused, isTopic, type TypedWord, typedWords } from './words.ts';

/** A word that was typed, as the catalogue reads it. */
export type ReadWord = TypedWord & {
  readAs: string;
  /** The keyword that a mistyped word was meant to be. */
  keyword: string | null;
  synonyms: readonly string[];
  /** Of the word and its synonyms, as far as the catalogue has them. */
  stems: readonly string[];
};

/** How many words of a text are looked up or corrected: a search has fewer. */
export const TERMS_MAX = 12;

/**
 * The words of a text, with their slips corrected, their synonyms, and the stems of both. A French word that the catalogue does not
 * have is no slip of one that it has: « vendu » is not « Vendée ».
 */
export async function readText(text: string, database: Database): Promise<ReadWord[]> {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const synonyms = words.map((word) =>
    word.negated && !isRefused(word) ? [] : synonymsOf(word.own),
  );
  const french = await frenchWords();
  let correctable = TERMS_MAX;
  const known = await readWords(database, [
    // A word that has synonyms is no slip of another.
    ...words.map((word, i) => ({
      own: word.own,
      correct:
        (isTopic(word) || isRefused(word)) &&
        synonyms[i]!.length === 0 &&
        !isName(word, words[i - 1]) &&
        !french.has(fold(word.own)) &&
        correctable-- > 0,
    })),
    ...synonyms.flat().map((own) => ({ own, correct: false })),
  ]);
  const others = known.slice(words.length);
  return words.map((word, i) => ({
    ...word,
    readAs: known[i]?.read_as ?? word.own,
    keyword: known[i]?.keyword ?? null,
    synonyms: synonyms[i]!,
    stems: [known[i], ...others.splice(0, synonyms[i]!.length)].flatMap((read) => read?.stem ?? []),
  }));
}

/** A capital within a wish begins a name: « pour Alice ». */
function isName({ own, wish }: TypedWord, before: TypedWord | undefined): boolean {
  return before?.wish === wish && /^\p{Lu}.*\p{Ll}/u.test(own);
}
