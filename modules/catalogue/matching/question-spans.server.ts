import type { Database } from '#modules/platform/index.server.ts';
import { fold } from './fold.ts';
import { meansKeyword } from './forms.ts';
import { questionsWith, type Wordings } from './matching.store.server.ts';
import type { ReadWord } from './read-words.server.ts';
import { holds } from './wordings.ts';
import { isRefused, isTopic } from './words.ts';

/** Where a text names a question, and by how many words. */
export type Span = {
  question_id: number;
  by_keyword: boolean;
  /** The keyword itself has a negation. */
  negates: boolean;
  /** It is what the text does not want. */
  refused: boolean;
  wordCount: number;
  wish: number;
  start: number;
  end: number;
};

/** A word that no keyword has: no phrase matches across it. */
const SEPARATOR = '0';
const BETWEEN_WORDINGS = ` ${SEPARATOR} `;

/** Words that say how much, of which a keyword mostly has none. */
const DEGREES = new Set(
  'tres trop vraiment super hyper ultra assez plutot tellement aussi toujours souvent maintenant desormais'.split(
    ' ',
  ),
);

const WITHOUT = 'sans';
const WITHOUT_STEM = 'san';
const STEMS_MAX = 24;

/** Where the text names questions, and where what it refuses does, without what a longer keyword covers. */
export async function questionSpans(
  words: readonly ReadWord[],
  database: Database,
): Promise<{ spans: Span[]; refusedSpans: Span[] }> {
  const stems = [...new Set(words.filter(isTopic).flatMap((word) => word.stems))].slice(
    0,
    STEMS_MAX,
  );
  if (words.length === 0) return { spans: [], refusedSpans: [] };
  const found = await questionsWith(database, wordingsFor(words), stems);
  const isMeant = meaningIn(words);
  const all = found.flatMap(({ stems: matched, keyword, ...match }) => {
    const span = shortestSpan(
      words,
      matched,
      match,
      (at) =>
        (matched.length > 1 || !isOtherCard(words, at)) &&
        (keyword === null || match.negates || isMeant(keyword, at)),
    );
    return span ? [{ ...match, wordCount: matched.length, ...span }] : [];
  });
  const kept = all.filter((span) => !all.some((other) => covers(other, span)));
  return {
    spans: kept.filter(({ refused }) => !refused),
    refusedSpans: kept.filter(({ refused }) => refused),
  };
}

/** Whether the word at a place of a text means a keyword whose stem it has. */
function meaningIn(words: readonly ReadWord[]): (keyword: string, at: number) => boolean {
  const folded = words.map(({ own }) => fold(own));
  return (keyword, at) => {
    const { own, readAs, synonyms } = words[at]!;
    return meansKeyword(keyword, folded, at, [own, readAs, ...synonyms]);
  };
}

/** « Cartes » alone are for playing; « cartes marines » and « cartes de randonnée » are not, nor is « carte ». */
function isOtherCard(words: readonly ReadWord[], at: number): boolean {
  const own = fold(words[at]!.readAs);
  if (own === 'carte') return true;
  const next = words[at + 1];
  const isAlone =
    next?.wish !== words[at]!.wish || !(isTopic(next) || /^d(?:[eu]s?)?$/i.test(next.own));
  return own === 'cartes' && !isAlone;
}

/** « Bande dessinée » is not about drawing: a keyword keeps its words from the shorter ones within it. */
function covers(one: Span, other: Span): boolean {
  if (!one.by_keyword || !holds(one, other)) return false;
  // « Sans gluten » is a wish, and no « no » to what is made of it.
  if (one.negates && other.refused) return true;
  return one.end - one.start > other.end - other.start || !other.by_keyword;
}

/**
 * The text for phrases to be looked for: what is wished for, with its slips corrected and then the synonyms; the same of what
 * is refused; and the text with all that is negated, for the phrases that negate (« sans alcool »).
 */
function wordingsFor(words: readonly ReadWord[]): Wordings {
  const readAs = (word: ReadWord) => (word.empty ? word.own : word.readAs);
  const wordings = (wordingOf: (word: ReadWord) => string) =>
    withAndWithoutDegrees(words).map((each) => wishByWish(each, wordingOf));
  return {
    wished: [
      ...wordings((word) => (word.negated ? SEPARATOR : readAs(word))),
      ...synonymsIn(words.filter((word) => !word.negated)),
    ].join(BETWEEN_WORDINGS),
    refused: words.some(isRefused)
      ? [
          ...wordings((word) => (word.negated && !word.negates ? readAs(word) : SEPARATOR)),
          ...synonymsIn(words.filter(isRefused)),
        ].join(BETWEEN_WORDINGS)
      : '',
    asTyped: [...wordings(({ own }) => own), withWithout(words)].join(BETWEEN_WORDINGS),
  };
}

/** « Voit très mal » has the keyword « voit mal » too. */
function withAndWithoutDegrees(words: readonly ReadWord[]): (readonly ReadWord[])[] {
  const plain = words.filter(({ own }) => !DEGREES.has(fold(own)));
  return plain.length < words.length ? [words, plain] : [words];
}

/** The text with « sans » in place of « pas de », as keywords have it. */
function withWithout(words: readonly ReadWord[]): string {
  const saysPasDe = (at: number) =>
    /^(?:pas|plus)$/i.test(words[at]?.own ?? '') &&
    words[at]!.negated &&
    /^de?$/i.test(words[at + 1]?.own ?? '');
  const others = words.flatMap((word, at) => {
    if (saysPasDe(at)) return { ...word, own: WITHOUT };
    return saysPasDe(at - 1) ? [] : word;
  });
  return wishByWish(others, ({ own }) => own);
}

function synonymsIn(words: readonly ReadWord[]): string[] {
  return words.flatMap((word) => word.synonyms);
}

function wishByWish(words: readonly ReadWord[], wordingOf: (word: ReadWord) => string): string {
  return words
    .flatMap((word, i) => [
      ...(word.wish === words[i - 1]?.wish ? [] : [SEPARATOR]),
      wordingOf(word),
    ])
    .join(' ');
}

/**
 * The shortest span of one wish that has all the stems: with something negated where the keyword negates (and from where it is
 * negated, in whatever words), with something refused where that is looked for, else with nothing of either; null when there
 * is none. A word counts where it is meant.
 */
function shortestSpan(
  words: readonly ReadWord[],
  stems: readonly string[],
  { negates, refused }: Pick<Span, 'negates' | 'refused'>,
  isMeant: (at: number) => boolean,
): { start: number; end: number; wish: number } | null {
  const mayHave = ({ negated }: ReadWord) => negates || negated === refused;
  let found: { from: number; to: number } | null = null;
  for (let from = 0; from < words.length; from++) {
    const missing = new Set(negates ? stems.filter((stem) => stem !== WITHOUT_STEM) : stems);
    for (let to = from; to < words.length && to < from + stems.length + 3; to++) {
      const word = words[to]!;
      if (!mayHave(word) || word.wish !== words[from]!.wish) break;
      if (!isMeant(to)) continue;
      for (const stem of word.stems) missing.delete(stem);
      if (missing.size > 0) continue;
      const within = words.slice(from, to + 1);
      if (negates && !within.some(({ negated }) => negated)) break;
      if (refused && !within.some(isRefused)) break;
      if (!found || to - from < found.to - found.from) found = { from, to };
      break;
    }
  }
  if (!found) return null;
  const [first, last] = [words[found.from]!, words[found.to]!];
  const start = negates ? negationBefore(words, found.from) : first.start;
  return { start: Math.min(start, first.start), end: last.end, wish: first.wish };
}

/** Where what negates a word begins: « pas un truc » before « banal ». */
function negationBefore(words: readonly ReadWord[], at: number): number {
  const { refusal, start, wish } = words[at]!;
  if (refusal) return refusal.start;
  for (let before = at - 1; words[before]?.wish === wish && words[before]!.empty; before--) {
    if (words[before]!.negates) return words[before]!.start;
  }
  return start;
}
