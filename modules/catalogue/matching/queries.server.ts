import { type Database, db } from '#modules/platform/index.server.ts';
import { ideasOfTerms } from './ideas-of-terms.server.ts';
import { stemsOfIdeas } from './matching.store.server.ts';
import { questionSpans, type Span } from './question-spans.server.ts';
import { type IdeasOfTerm, rankIdeas, type Term } from './ranking.ts';
import { type ReadWord, readText, TERMS_MAX } from './read-words.server.ts';
import {
  holds,
  isWithin,
  refusalIn,
  type Stretch,
  stretchesOf,
  wordingIn,
  wordingsOf,
} from './wordings.ts';
import { isBareRequest, isOfShop, isRefused, isTopic, stopWordWishes } from './words.ts';

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

const LIST = new Intl.ListFormat('fr');
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
  const words = await readText(typed, database);
  const wanted = wantedTerms(words);
  const looked = wanted.slice(0, TERMS_MAX);
  const [{ spans, refusedSpans }, found, known] = await Promise.all([
    questionSpans(words, database),
    looked.length === 0 ? [] : ideasOfTerms(database, looked),
    knownTerms(wanted.slice(TERMS_MAX), database),
  ]);
  // A word of descriptions alone is not understood: « livraison » names no idea.
  const naming = looked.filter((_, i) => found[i] && isInTitleOrKeywords(found[i]));
  const inIdeas = new Set([...naming, ...known].map(({ name }) => name));
  const isUnderstood = (word: ReadWord) =>
    inIdeas.has(nameOf(word)) || spans.some((span) => holds(span, word));
  const wordingOf = wordingIn(words, typed);
  const isOfTopic = (word: ReadWord) => isTopic(word) && isUnderstood(word);
  const topics = stretchesOf(words, isOfTopic);
  const keywords = spans.filter(({ by_keyword }) => by_keyword);
  // « Fin d’études nature » are a « fin d’études » and « nature », not « études nature ».
  const keywordsBeyondTopics = keywords.filter(
    (keyword) => !topics.some((topic) => holds(topic, keyword)),
  );
  const otherTopics = stretchesOf(
    words,
    (word) => isOfTopic(word) && !keywordsBeyondTopics.some((keyword) => holds(keyword, word)),
  );
  const understood = [...otherTopics, ...keywords];
  // A number is rather an age or a price than a wish.
  const missed = stretchesOf(
    words,
    (word) =>
      (isTopic(word) || isOfShop(word)) &&
      !word.owned &&
      !isUnderstood(word) &&
      !/\d/.test(word.own),
  );
  const silent = stopWordWishes(words).filter((wish) => !spans.some((span) => holds(wish, span)));
  const allSpans = [...spans, ...refusedSpans];
  const isNamed = (word: ReadWord) => allSpans.some((span) => holds(span, word));
  const refusalsMissed = stretchesOf(
    words,
    // « Pas de bijoux fantaisie », « allergique aux poils de chat »: the jewels and the cat are understood.
    (word) =>
      isRefused(word) &&
      !words.some(
        (other) =>
          other.wish === word.wish &&
          other.refusal?.start === word.refusal?.start &&
          isNamed(other),
      ) &&
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
      ...wordingsOf(
        [...missed.filter((one) => !silent.some((wish) => isWithin(one, wish))), ...silent],
        wordingOf,
      ),
      ...wordingsOf(refusalsMissed, refusalOf),
    ],
    isBareRequest: isBareRequest(words),
  };
}

function isInTitleOrKeywords({ in_title, in_keywords }: IdeasOfTerm): boolean {
  return in_title.length > 0 || in_keywords.length > 0;
}

/**
 * The questions of some spans, best first; the term of one that several words match has all of them (« piano, orgue et
 * guitare »), those that follow each other as one (« appareil photo canon »).
 */
function questionsOf(
  spans: readonly Span[],
  wordingOf: (stretch: Stretch) => string,
): QuestionMatch[] {
  const byQuestion = Map.groupBy(spans, ({ question_id }) => question_id);
  const matches = [...byQuestion].map(([question_id, own]) => {
    const best = own.some(({ by_keyword }) => by_keyword)
      ? own.filter((one) => one.by_keyword)
      : own;
    const stretches = joined(best.sort((a, b) => a.start - b.start));
    const { by_keyword, wish } = best[0]!;
    const term = LIST.format(new Set(stretches.map(wordingOf)));
    return { question_id, score: by_keyword ? KEYWORD_SCORE : SENTENCE_SCORE, term, wish };
  });
  return matches.sort((a, b) => b.score - a.score || a.question_id - b.question_id);
}

/** Stretches in their order, those of one wish joined where at most a blank parts them. */
function joined(spans: readonly Span[]): Stretch[] {
  const found: (Stretch & { wish: number })[] = [];
  for (const { start, end, wish } of spans) {
    const last = found.at(-1);
    if (last?.wish === wish && start <= last.end + 1) last.end = Math.max(last.end, end);
    else found.push({ start, end, wish });
  }
  return found;
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
    if (!isTopic(word) || word.owned || word.stems.length === 0 || terms.has(name)) continue;
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

/**
 * The terms, with the phrases that the keywords named, and fixed expressions, make of them; a word by itself is a phrase of
 * its own.
 */
function inPhrases(terms: readonly WantedTerm[], spans: readonly Span[]): Term[] {
  const expressionsFrom = spans.length + terms.length;
  return terms.map(({ stems, wish, word }, i) => {
    const { expression } = word;
    const phrase = spans.findIndex((one) => one.wordCount > 1 && holds(one, word));
    const own = expression === null ? spans.length + i : expressionsFrom + expression;
    return {
      stems,
      wish,
      phrase: phrase < 0 ? own : phrase,
      isSpecific:
        expression === null && !spans.some((span) => span.by_keyword && holds(span, word)),
    };
  });
}
