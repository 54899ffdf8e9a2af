import { type Database, db } from '#modules/platform/index.server.ts';
import { meansKeyword } from './forms.ts';
import { ideasOfTerms } from './ideas-of-terms.server.ts';
import { questionsWith, readWords, stemsOfIdeas, type Wordings } from './matching.store.server.ts';
import { rankIdeas, type Term } from './ranking.ts';
import { synonymsOf } from './synonyms.ts';
import {
  fold,
  isBareRequest,
  isBetweenWishes,
  silentWishes,
  type TypedWord,
  typedWords,
} from './words.ts';

/**
 * An idea that a text mentions, with a score from 0 to 1, and the wish of the text that matches it best. It is `named` where its
 * title has a word of the text that is no keyword: « hamac », not « jardin ».
 */
export type IdeaMatch = { idea_id: number; score: number; wish: number; named: boolean };
/**
 * A question that a text mentions; the score is 1 when the text has one of its keywords, whole. `term` is the visitor's own
 * wording of what matched (« bandes dessinées »), its slips corrected.
 */
export type QuestionMatch = { question_id: number; score: number; term: string; wish: number };

/** What a text mentions, its own words for that, and those that match nothing in the catalogue; in their order. */
export type TextMatch = {
  ideas: IdeaMatch[];
  questions: QuestionMatch[];
  /** The questions that name what the text does not want; their terms are what says so (« pas de bijoux »). */
  refused: QuestionMatch[];
  topics: string[];
  /** The topics, the keywords of words that name none by themselves (« qui a tout », « maîtresse »), and what is refused. */
  understood: string[];
  missed: string[];
  /** It asks for a gift without describing it. */
  isBareRequest: boolean;
};

type ReadWord = TypedWord & {
  readAs: string;
  /** The keyword that a mistyped word was meant to be. */
  keyword: string | null;
  synonyms: readonly string[];
  /** Of the word and its synonyms, as far as the catalogue has them. */
  stems: readonly string[];
};

// A search has fewer; each costs a look-up.
const TERMS_MAX = 12;
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
const AND = ' et ';
const KEYWORD_SCORE = 1;
const SENTENCE_SCORE = 0.4;

/**
 * Ideas and questions that a visitor's French text mentions, each best first. Accents, plurals, elisions, small typing
 * slips and the choice among synonyms do not matter; what the text says the recipient does not like is refused. Each
 * wish counts by itself (« guitare, travail du bois » are two, and an idea need only fit one), and the words of a keyword
 * count together: « course à pied » is neither an errand nor a foot.
 *
 * @param limit of the ideas, which the wishes share.
 */
export async function matchText(
  text: string,
  limit: number,
  database: Database = db,
): Promise<TextMatch> {
  const typed = text.normalize('NFC');
  const words = await read(typed, database);
  const wanted = wantedTerms(words);
  const looked = wanted.slice(0, TERMS_MAX);
  const [{ spans, refusedSpans }, found, known] = await Promise.all([
    questionSpans(words, database),
    looked.length === 0 ? [] : ideasOfTerms(database, looked),
    knownTerms(wanted.slice(TERMS_MAX), database),
  ]);
  const inIdeas = new Set([...looked.filter((_, i) => found[i]), ...known].map(({ name }) => name));
  const isUnderstood = (word: ReadWord) =>
    inIdeas.has(nameOf(word)) || spans.some((span) => holds(span, word));
  const wordingOf = wordingIn(words, typed);
  const topics = stretchesOf(words, (word) => isTopic(word) && isUnderstood(word));
  const understood = [...topics, ...spans.filter(({ by_keyword }) => by_keyword)];
  // A number is rather an age or a price than a wish.
  const missed = stretchesOf(
    words,
    (word) => isTopic(word) && !isUnderstood(word) && !/\d/.test(word.own),
  );
  const silent = silentWishes(words).filter((wish) => !spans.some((span) => holds(wish, span)));
  const named = [...spans, ...refusedSpans];
  const isNamed = (word: ReadWord) => named.some((span) => holds(span, word));
  const refusalsMissed = stretchesOf(
    words,
    // « Pas de bijoux fantaisie »: the jewels are understood.
    (word, i) =>
      isRefused(word) &&
      !isNamed(word) &&
      !(words[i - 1] && isRefused(words[i - 1]!) && isNamed(words[i - 1]!)) &&
      !/\d/.test(word.own),
  );
  const wished = new Set(spans.map(({ question_id }) => question_id));
  const refused = refusedSpans.filter(({ question_id }) => !wished.has(question_id));
  const refusalOf = refusalIn(words, wordingOf);
  return {
    ideas: rankIdeas(inPhrases(looked, spans), found, limit),
    questions: questionsOf(spans, wordingOf),
    refused: questionsOf(refused, refusalOf),
    topics: wordingsOf(topics, wordingOf),
    understood: [
      ...wordingsOf(
        understood.filter((one) => !understood.some((other) => isWithin(one, other))),
        wordingOf,
      ),
      ...wordingsOf(refused, refusalOf),
    ],
    missed: [
      ...wordingsOf([...missed, ...silent], wordingOf),
      ...wordingsOf(refusalsMissed, refusalOf),
    ],
    isBareRequest: isBareRequest(words),
  };
}

type Stretch = { start: number; end: number };

/** The wording of a stretch of the text: as it was typed, in one line, save that mistyped keywords are written as they are. */
function wordingIn(words: readonly ReadWord[], text: string): (stretch: Stretch) => string {
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
function refusalIn(
  words: readonly ReadWord[],
  wordingOf: (stretch: Stretch) => string,
): (stretch: Stretch) => string {
  return (stretch) => {
    const own = words.filter((word) => holds(stretch, word));
    const { refusal, wish } = own.find(isRefused)!;
    const { start, end } = refusal!;
    const saysNo = words.findLast((word) => word.start < end)!;
    if (saysNo.wish === wish || start >= stretch.end || end > stretch.end)
      return wordingOf({ start: Math.min(start, stretch.start), end: Math.max(end, stretch.end) });
    // « Pas de gadgets ou de mugs »: the second is « pas de mugs ».
    const [first, second] = words.filter((word) => word.wish === wish);
    const from = isBetweenWishes(first!.own) ? second! : first!;
    return `pas ${wordingOf({ start: from.start, end: stretch.end })}`;
  };
}

/** Each wording once, in the order of the text. */
function wordingsOf(
  stretches: readonly Stretch[],
  wordingOf: (stretch: Stretch) => string,
): string[] {
  return [...new Set(stretches.toSorted((a, b) => a.start - b.start).map(wordingOf))];
}

function isWithin(one: Stretch, other: Stretch): boolean {
  return holds(other, one) && other.end - other.start > one.end - one.start;
}

/** What of a text is of one kind: words of one wish stay together where only empty ones stand between them. */
function stretchesOf(
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

/** Where a text names a question, and by how many words. */
type Span = {
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

/** Where the text names questions, and where what it refuses does, without what a longer keyword covers. */
async function questionSpans(
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
      (at) => keyword === null || match.negates || isMeant(keyword, at),
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

/** « Bande dessinée » is not about drawing: a keyword keeps its words from the shorter ones within it. */
function covers(one: Span, other: Span): boolean {
  if (!one.by_keyword || !holds(one, other)) return false;
  // « Sans gluten » is a wish, and no « no » to what is made of it.
  if (one.negates && other.refused) return true;
  return one.end - one.start > other.end - other.start || !other.by_keyword;
}

function holds(one: Stretch, other: Stretch): boolean {
  return one.start <= other.start && other.end <= one.end;
}

/** The questions of some spans, best first; the term of one that several words match has all of them (« piano et guitare »). */
function questionsOf(
  spans: readonly Span[],
  wordingOf: (stretch: Stretch) => string,
): QuestionMatch[] {
  const byQuestion = Map.groupBy(spans, ({ question_id }) => question_id);
  const matches = [...byQuestion].map(([question_id, own]) => {
    const best = own.some(({ by_keyword }) => by_keyword)
      ? own.filter((one) => one.by_keyword)
      : own;
    const [first] = best.sort((a, b) => a.start - b.start) as [Span];
    const terms = new Set(best.map(wordingOf));
    const score = first.by_keyword ? KEYWORD_SCORE : SENTENCE_SCORE;
    return { question_id, score, term: [...terms].join(AND), wish: first.wish };
  });
  return matches.sort((a, b) => b.score - a.score || a.question_id - b.question_id);
}

async function read(text: string, database: Database): Promise<ReadWord[]> {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const synonyms = words.map((word) =>
    word.negated && !isRefused(word) ? [] : synonymsOf(word.own),
  );
  let correctable = TERMS_MAX;
  const known = await readWords(database, [
    // A word that has synonyms is no slip of another.
    ...words.map((word, i) => ({
      own: word.own,
      correct:
        (isTopic(word) || isRefused(word)) &&
        synonyms[i]!.length === 0 &&
        !isName(word, words[i - 1]) &&
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

function isTopic({ empty, negated }: TypedWord): boolean {
  return !empty && !negated;
}

function isRefused({ refusal }: TypedWord): boolean {
  return refusal !== null;
}

/** A word of a text in all its wordings; a word that is said again is the same within its wish. */
type WantedTerm = Pick<Term, 'stems' | 'wish'> & { name: string; word: ReadWord };

/** Said again in another wish, a word counts there too. */
function nameOf({ wish, stems }: ReadWord): string {
  return `${wish} ${stemsOf(stems).join(' ')}`;
}

function stemsOf(stems: readonly string[]): string[] {
  return [...new Set(stems)].sort();
}

function wantedTerms(words: readonly ReadWord[]): WantedTerm[] {
  const terms = new Map<string, WantedTerm>();
  for (const word of words) {
    const name = nameOf(word);
    if (!isTopic(word) || word.stems.length === 0 || terms.has(name)) continue;
    terms.set(name, { name, word, stems: stemsOf(word.stems), wish: word.wish });
  }
  return [...terms.values()];
}

/** Those of the terms that some idea has. */
async function knownTerms(terms: readonly WantedTerm[], database: Database): Promise<WantedTerm[]> {
  if (terms.length === 0) return [];
  const stems = await stemsOfIdeas(database, [...new Set(terms.flatMap((term) => term.stems))]);
  return terms.filter((term) => term.stems.some((stem) => stems.has(stem)));
}

/** The terms, with the phrases that the keywords named make of them; a word by itself is a phrase of its own. */
function inPhrases(terms: readonly WantedTerm[], spans: readonly Span[]): Term[] {
  return terms.map(({ stems, wish, word }, i) => {
    const phrase = spans.findIndex((one) => one.wordCount > 1 && holds(one, word));
    return {
      stems,
      wish,
      phrase: phrase < 0 ? spans.length + i : phrase,
      isSpecific: !spans.some((span) => span.by_keyword && holds(span, word)),
    };
  });
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
