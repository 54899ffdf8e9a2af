import { type Database, db } from '#modules/platform/index.server.ts';
import { ideasWith, questionsWith, readWords } from './matching.store.server.ts';
import { synonymsOf } from './synonyms.ts';
import { type SpokenWord, spokenWords } from './words.ts';

export type IdeaMatch = { idea_id: number; score: number };
export type QuestionMatch = { question_id: number; score: number; term: string };

type ReadWord = SpokenWord & {
  readAs: string;
  synonyms: readonly string[];
  /** Of the word and its synonyms, as far as the catalogue has them. */
  stems: readonly string[];
};

// More would be a story, not a search; each costs a look-up.
const TERMS_MAX = 12;
/** A word that no keyword has keeps what stands on its two sides apart. */
const CUT = '0';
const KEYWORD_SCORE = 1;
const SENTENCE_SCORE = 0.4;

/**
 * Ideas and questions that a visitor's French text speaks of, each best first, with scores from 0 to 1. Accents,
 * plurals, elisions, small typing slips and the choice among synonyms do not matter; what the text says the recipient
 * does not like is left out. The `term` of a question is the visitor's own wording of what matched (« bandes
 * dessinées »).
 *
 * @param limit of the ideas.
 */
export async function matchText(
  text: string,
  limit: number,
  database: Database = db,
): Promise<{ ideas: IdeaMatch[]; questions: QuestionMatch[] }> {
  const { ideas, questions } = await matchTopics(text, limit, database);
  return { ideas, questions };
}

/** What a text speaks of, with its own words for that, and those that the catalogue does not have; in their order. */
export type TopicMatch = {
  ideas: IdeaMatch[];
  questions: QuestionMatch[];
  topics: string[];
  missed: string[];
};

/** `matchText`, and what of the text it was that counted. */
export async function matchTopics(
  text: string,
  limit: number,
  database: Database = db,
): Promise<TopicMatch> {
  const words = await read(text, database);
  const [ideas, questions] = await Promise.all([
    ideasOf(words, limit, database),
    questionsOf(words, text, database),
  ]);
  const typed = text.normalize('NFC');
  const isKnown = ({ stems }: ReadWord) => stems.length > 0;
  return {
    ideas,
    questions,
    topics: stretchesOf(words, typed, (word) => speaks(word) && isKnown(word)),
    missed: stretchesOf(words, typed, (word) => speaks(word) && !isKnown(word)),
  };
}

/** The stretches of a text whose words are all of one kind, with nothing but blanks between them. */
function stretchesOf(
  words: readonly ReadWord[],
  text: string,
  isOfKind: (word: ReadWord) => boolean,
): string[] {
  const stretches: { start: number; end: number }[] = [];
  for (const word of words.filter(isOfKind)) {
    const last = stretches.at(-1);
    if (last && text.slice(last.end, word.start).trim() === '') last.end = word.end;
    else stretches.push({ start: word.start, end: word.end });
  }
  return [
    ...new Set(stretches.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))),
  ];
}

/** The ideas alone. */
export async function matchIdeas(
  text: string,
  limit: number,
  database: Database = db,
): Promise<IdeaMatch[]> {
  return await ideasOf(await read(text, database), limit, database);
}

/** The questions alone. */
export async function matchQuestions(
  text: string,
  database: Database = db,
): Promise<QuestionMatch[]> {
  return await questionsOf(await read(text, database), text, database);
}

async function ideasOf(
  words: readonly ReadWord[],
  limit: number,
  database: Database,
): Promise<IdeaMatch[]> {
  const terms = termsOf(words);
  return terms.length === 0 ? [] : ideasWith(database, terms, limit);
}

async function questionsOf(
  words: readonly ReadWord[],
  text: string,
  database: Database,
): Promise<QuestionMatch[]> {
  const stems = [...new Set(termsOf(words).flat())];
  if (stems.length === 0) return [];
  const found = await questionsWith(database, mended(words), stems);
  const stretches = found.flatMap(({ question_id, stems: matched, by_keyword }) => {
    const stretch = ownStretch(words, matched);
    return stretch ? [{ question_id, by_keyword, ...stretch }] : [];
  });
  const best = new Map<number, QuestionMatch>();
  for (const stretch of stretches) {
    if (stretches.some((other) => covers(other, stretch))) continue;
    const term = text.normalize('NFC').slice(stretch.start, stretch.end);
    const score = stretch.by_keyword ? KEYWORD_SCORE : SENTENCE_SCORE;
    const known = best.get(stretch.question_id);
    if (!known || score > known.score) {
      best.set(stretch.question_id, { question_id: stretch.question_id, score, term });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.question_id - b.question_id);
}

type Stretch = { start: number; end: number; by_keyword: boolean };

/** « Bande dessinée » is not about drawing: a keyword keeps its words from the shorter ones within it. */
function covers(one: Stretch, other: Stretch): boolean {
  if (!one.by_keyword || one.start > other.start || one.end < other.end) return false;
  return one.end - one.start > other.end - other.start || !other.by_keyword;
}

async function read(text: string, database: Database): Promise<ReadWord[]> {
  const words = spokenWords(text.normalize('NFC'));
  if (words.every(({ empty, negated }) => empty || negated)) return [];
  const synonyms = words.map((word) => (speaks(word) ? synonymsOf(word.own) : []));
  let mendable = TERMS_MAX;
  const known = await readWords(database, [
    // A word that has synonyms is no slip of another.
    ...words.map((word, i) => ({
      own: word.own,
      mend: speaks(word) && synonyms[i]!.length === 0 && mendable-- > 0,
    })),
    ...synonyms.flat().map((own) => ({ own, mend: false })),
  ]);
  const others = known.slice(words.length);
  return words.map((word, i) => ({
    ...word,
    readAs: known[i]?.read_as ?? word.own,
    synonyms: synonyms[i]!,
    stems: [known[i], ...others.splice(0, synonyms[i]!.length)].flatMap((read) => read?.stem ?? []),
  }));
}

function speaks({ empty, negated }: SpokenWord): boolean {
  return !empty && !negated;
}

/** What the text speaks of, each in all its wordings. */
function termsOf(words: readonly ReadWord[]): string[][] {
  const terms = words
    .filter(speaks)
    .map(({ stems }) => [...new Set(stems)].sort())
    .filter((stems) => stems.length > 0);
  return [...new Map(terms.map((stems) => [stems.join(' '), stems])).values()].slice(0, TERMS_MAX);
}

/** The text with its slips mended and what is negated cut out, for phrases to be looked for, then the synonyms. */
function mended(words: readonly ReadWord[]): string {
  const own = words.map((word) => (word.negated ? CUT : word.empty ? word.own : word.readAs));
  const synonyms = words.flatMap((word) => word.synonyms.flatMap((synonym) => [CUT, synonym]));
  return [...own, ...synonyms].join(' ');
}

/** The shortest stretch of the visitor's text that has all the stems; null when it says nothing by itself. */
function ownStretch(
  words: readonly ReadWord[],
  stems: readonly string[],
): { start: number; end: number } | null {
  let found: { from: number; to: number } | null = null;
  for (let from = 0; from < words.length; from++) {
    const missing = new Set(stems);
    for (let to = from; to < words.length && to < from + stems.length + 3; to++) {
      const { stems: said, negated } = words[to]!;
      if (negated) break;
      for (const stem of said) missing.delete(stem);
      if (missing.size > 0) continue;
      if (!found || to - from < found.to - found.from) found = { from, to };
      break;
    }
  }
  if (!found || !words.slice(found.from, found.to + 1).some(speaks)) return null;
  return { start: words[found.from]!.start, end: words[found.to]!.end };
}
