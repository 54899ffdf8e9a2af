import { matchText, type TextMatch } from '#modules/catalogue/matching/index.server.ts';
import { type Evidence, type HintedQuestion, isInterest, type Wish } from '../core/index.server.ts';
import {
  AGE_DEFAULT,
  AGE_FLOOR,
  MONTHS_PER_YEAR,
  type Occasion,
  PRICE_CEILING,
  type TypedProfile,
} from '../profile.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import { mentionsBeginner } from '../recipient-words.ts';
import {
  assumedAnswers,
  automatedAnswers,
  type HintMatches,
  ideasOnTheme,
  isWhole,
  profileOf,
  type Recipient,
  wishesOf,
} from '../session/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { readTypedProfile } from '../typed-profile.ts';
import { SQUARE_TILES } from './square.ts';

const MATCHES = 100;
/**
 * What questions count for, where a hint counts for 1. A theme that is typed is asked for: it says twice as much as a « yes ».
 * A recipient, an occasion or a need says most where it is all that is said (« cadeau papa »), and so does what is assumed of
 * anybody (docs/experiments/2026-11-22-described-people.md).
 */
const WEIGHT = {
  withTheme: { theme: 4, situation: 5, neverAsked: 4, profile: 2 },
  withoutTheme: { theme: 4, situation: 60, neverAsked: 32, profile: 6 },
};
/** What is left of a situation whose wording names a finer one too: « papa » is a father before he is a parent. */
const BROADER_SHARE = 1 / 8;
const ASSUMED_WEIGHT = 12;
/**
 * The least score of an idea that a text names by half its words. Where few match, those similar to the best match fill the grid
 * (pseudo-relevance feedback); where none does, nothing is understood.
 */
const GOOD_MATCH = 0.25;

const OCCASION_WORD: Record<Occasion, string> = { christmas: 'noël' };
type ByGender = Partial<Record<Recipient['gender'], string>>;
/**
 * Nothing says what pleases men, or women, but what is given to fathers or to mothers: where no theme is named, that counts for
 * a recipient of an age to be one (docs/experiments/2026-11-23-labels-judged-again.md). Whose age is typed may be too young.
 */
const PARENTS_DAY: ByGender = { Male: 'fête des pères', Female: 'fête des mères' };
const YOUNG: ByGender = { Male: 'jeune homme', Female: 'jeune femme' };
const GENDER_WEIGHT = 8;
const ADULT_MONTHS = 18 * 12;
const YOUNG_FROM_MONTHS = 17 * 12;
const YOUNG_BELOW_MONTHS = 35 * 12;

/** Questions that name what is not wanted, together: « pas de chocolat » is of no other sweets. */
export type RefusedTheme = readonly number[];

type QuestionHints = HintMatches['questions'];

/** A visitor's text in the engine's terms. */
export type ParsedQuery = {
  profile: TypedProfile;
  recipient: Recipient;
  matches: HintMatches;
  evidence: Evidence;
  /** What is assumed of anybody, unless a theme is named or a starting idea given. */
  assumed: readonly HintedQuestion[];
  /** What is left out: the ideas that have all the themes of one of these. */
  refused: readonly RefusedTheme[];
  wishes: readonly Wish[];
  /** Stretches of the text that the catalogue has something for, and those that it has not. */
  topics: readonly string[];
  understood: readonly string[];
  missed: readonly string[];
  /** Whether it names anything at all, or asks for a gift and no more. */
  saysSomething: boolean;
};

/** Parses a visitor's text: the recipient and the budget, ideas and themes that it names. */
export async function parseQuery(catalogue: CatalogueSnapshot, text: string): Promise<ParsedQuery> {
  const { profile, rest } = readTypedProfile(text);
  const { topics, understood, missed, isBareRequest, ...found } = await match(rest, profile);
  const matches = { ...found, missed };
  const named = matches.questions.filter(({ question_id }) =>
    catalogue.questionIndex.has(question_id),
  );
  const refused = refusedThemes(catalogue, matches.refused);
  // A match of half the words counts for much less than half of a whole match.
  const hintedIdeas = ideasOnTheme(catalogue, matches.ideas, named, mentionsBeginner(text)).map(
    ({ idea, score }) => ({ idea, score: score * Math.abs(score) }),
  );
  const recipient = recipientOf(profile);
  const automated = automatedAnswers(catalogue, { ...recipient, hints: text });
  const hintedQuestions = weightQuestions(catalogue, named, automated);
  const hinted = new Set(hintedQuestions.map(({ question }) => question));
  const evidence: Evidence = {
    profile: profileOf(recipient),
    hintedIdeas,
    hintedQuestions,
    hintedAnswers: refused.flat().map((question) => ({ question, value: ANSWER_VALUE.No })),
    answers: [],
    automated: automated.filter(({ question }) => !hinted.has(question)),
    feedbacks: likedMatches(hintedIdeas),
    shown: [],
  };
  const assumed = namesTheme(catalogue, named)
    ? []
    : [
        ...assumedAnswers(catalogue).map(({ question, value }) => ({
          question,
          score: ASSUMED_WEIGHT * value,
        })),
        ...(await assumedOfGender(catalogue, recipient, profile)),
        ...(await assumedOfBirthday(catalogue, profile)),
      ].filter(({ question }) => !hinted.has(question));
  const saysSomething =
    isBareRequest ||
    hintedIdeas.some(({ score }) => Math.abs(score) >= GOOD_MATCH) ||
    refused.length > 0 ||
    named.length > 0 ||
    Object.values(profile).some((part) => part !== null && part !== false);
  return {
    profile,
    recipient,
    matches,
    topics,
    understood,
    missed,
    evidence,
    assumed,
    refused,
    wishes: wishesOf(catalogue, named, matches.ideas),
    saysSomething,
  };
}

function refusedThemes(
  { questionIndex }: CatalogueSnapshot,
  refused: TextMatch['refused'],
): RefusedTheme[] {
  const byTerm = Map.groupBy(
    refused.filter(({ question_id }) => questionIndex.has(question_id)),
    ({ term }) => term,
  );
  return [...byTerm.values()].map((named) =>
    named.map(({ question_id }) => questionIndex.get(question_id)!),
  );
}

/** What is given to a man or a woman of whom nothing more is said. */
async function assumedOfGender(
  catalogue: CatalogueSnapshot,
  { gender, age_months }: Recipient,
  { age }: TypedProfile,
): Promise<HintedQuestion[]> {
  if (age_months < (age === null ? ADULT_MONTHS : YOUNG_FROM_MONTHS)) return [];
  const isYoung = age !== null && age_months < YOUNG_BELOW_MONTHS;
  const keyword = (isYoung ? YOUNG : PARENTS_DAY)[gender];
  return keyword ? await assume(catalogue, keyword, GENDER_WEIGHT) : [];
}

/** An age that is typed is mostly that of the next birthday; « 40 ans » is a keyword where people celebrate it. */
async function assumedOfBirthday(
  catalogue: CatalogueSnapshot,
  { age }: TypedProfile,
): Promise<HintedQuestion[]> {
  if (age === null) return [];
  const years = Math.round(age / MONTHS_PER_YEAR);
  return await assume(catalogue, `${years} ans`, WEIGHT.withoutTheme.neverAsked);
}

/** The questions that keywords name, of each catalogue: they are looked up once. */
const questionsOfKeywords = new WeakMap<CatalogueSnapshot, Map<string, readonly number[]>>();

/** The questions of which a text is a whole keyword, with a weight. */
async function assume(
  catalogue: CatalogueSnapshot,
  keyword: string,
  score: number,
): Promise<HintedQuestion[]> {
  const known = questionsOfKeywords.get(catalogue) ?? new Map<string, readonly number[]>();
  questionsOfKeywords.set(catalogue, known);
  const questions = known.get(keyword) ?? (await questionsNamed(catalogue, keyword));
  known.set(keyword, questions);
  return questions.map((question) => ({ question, score }));
}

async function questionsNamed(
  { questionIndex }: CatalogueSnapshot,
  keyword: string,
): Promise<number[]> {
  const { questions } = await matchText(keyword, 0);
  return questions
    .filter(isWhole)
    .map(({ question_id }) => questionIndex.get(question_id) ?? -1)
    .filter((question) => question >= 0);
}

/** The questions that the text names, and those that the profile answers with « yes ». */
function weightQuestions(
  catalogue: CatalogueSnapshot,
  named: QuestionHints,
  automated: Evidence['automated'],
): HintedQuestion[] {
  const typedHints = named.map(({ question_id, score, term }) => {
    const question = catalogue.questionIndex.get(question_id)!;
    return { question, score, term, role: roleOf(catalogue, question) };
  });
  const hasTheme = namesTheme(catalogue, named);
  const weights = hasTheme ? WEIGHT.withTheme : WEIGHT.withoutTheme;
  const others = Map.groupBy(
    typedHints.filter(({ role }) => role !== 'theme'),
    ({ term }) => term,
  );
  const shareOf = (role: Role, ofTerm: readonly { role: Role }[]) => {
    if (role === 'theme') return 1;
    // Of one word, whom it names counts once, and so less than a theme beside it: « papa qui aime le jardinage ».
    if (hasTheme) return 1 / ofTerm.length;
    const isBroader = role === 'situation' && ofTerm.some((other) => other.role === 'neverAsked');
    return isBroader ? BROADER_SHARE : 1;
  };
  const typed = typedHints.map(({ question, score, term, role }) => {
    return { question, score: score * weights[role] * shareOf(role, others.get(term) ?? []) };
  });
  const isTyped = new Set(typed.map(({ question }) => question));
  const fromProfile = automated.filter(
    ({ question, value, when }) => value === 1 && when.length === 0 && !isTyped.has(question),
  );
  return [...typed, ...fromProfile.map(({ question }) => ({ question, score: weights.profile }))];
}

function namesTheme(catalogue: CatalogueSnapshot, named: QuestionHints): boolean {
  return named.some(({ question_id }) =>
    isTheme(catalogue, catalogue.questionIndex.get(question_id)!),
  );
}

type Role = 'theme' | 'situation' | 'neverAsked';

function roleOf(catalogue: CatalogueSnapshot, question: number): Role {
  if (isTheme(catalogue, question)) return 'theme';
  return catalogue.questions[question]!.category_name === 'Unknown' ? 'neverAsked' : 'situation';
}

function isTheme({ core }: CatalogueSnapshot, question: number): boolean {
  return isInterest(core.header.category[question]!);
}

async function match(text: string, { occasion }: TypedProfile): Promise<TextMatch> {
  const found = await matchText(text, MATCHES);
  const saysNothing = found.ideas.length === 0 && found.questions.length === 0;
  // Nothing but the occasion is named: the gift is about that.
  if (!occasion || !saysNothing) return found;
  const { ideas, questions } = await matchText(OCCASION_WORD[occasion], MATCHES);
  return { ...found, ideas, questions };
}

/** The recipient; where the text names none of it, any budget, and the age that most recipients have. */
function recipientOf(profile: TypedProfile): Recipient {
  return {
    gender: profile.gender ?? 'Unknown',
    age_months: Math.max(profile.age ?? AGE_DEFAULT, AGE_FLOOR),
    price_min_cents: profile.price_min_cents ?? 0,
    price_max_cents: profile.price_max_cents ?? PRICE_CEILING,
    occasion: profile.occasion,
  };
}

function likedMatches(matches: Evidence['hintedIdeas']): Evidence['feedbacks'] {
  if (matches.length >= SQUARE_TILES) return [];
  return matches
    .filter(({ score }) => score >= GOOD_MATCH)
    .slice(0, 1)
    .map(({ idea }) => ({ idea, kind: 'GoodIdea' }));
}
