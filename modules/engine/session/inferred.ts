import {
  AUTOMATED_ANSWER_VALUE,
  AUTOMATED_ANSWERS,
  type AutomatedAnswer,
  type Category,
} from '#modules/catalogue/shared.ts';
import { deriveFacts, type Evidence, type Facts } from '../core/index.server.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { evidenceOf } from './evidence.ts';
import { isWhole } from './hinted-ideas.ts';
import { automatedAnswers, type HeldRule } from './rules.ts';
import type { HintMatches, SessionRow } from './session.store.server.ts';
import type { SessionState } from './state.ts';

/** An answer that the visitor never gave, and can dismiss. */
export type InferredAnswer = {
  question_id: number;
  answer: Exclude<AutomatedAnswer, 'IDontKnow'>;
  /** The hints name it, or a rule gives it. */
  origin: 'hint' | 'profile';
  /** A rule gives it that is not worth a place among the visitor's own answers: those are listed apart. */
  supposed: boolean;
};

/** A profile may answer dozens of questions: the first rules of the catalogue matter most. */
const FROM_PROFILE_MAX = 3;
/** Questions about interests and needs; those about properties of gifts are listed apart where the profile alone answers them. */
const SHOWN_CATEGORIES: ReadonlySet<Category> = new Set([
  'AskStart',
  'TagMain',
  'TagSecondary',
  'GoodToAsk',
]);

/**
 * The answers that rules and hints give where the visitor gave none: those of the profile first, then those that follow
 * from words of the hints or from other answers; those that are only supposed stand last.
 */
export function inferredAnswers(
  catalogue: CatalogueSnapshot,
  row: SessionRow,
  state: SessionState,
): InferredAnswer[] {
  const evidence = evidenceOf(catalogue, row, state);
  const { known, value, source } = deriveFacts(catalogue.core, evidence);
  const idOf = (question: number) => catalogue.questions[question]!.id;
  const isDismissed = (question: number) => state.dismissed.includes(idOf(question));
  const isGiven = ({ question, value: answer }: HeldRule) =>
    known[question] && source[question] === -1 && value[question] === answer;
  const rules = automatedAnswers(catalogue, row);
  // One that was dismissed keeps its place, so that no other one appears instead.
  const fromProfile = rules.filter(
    (rule) =>
      rule.isOfProfile &&
      SHOWN_CATEGORIES.has(catalogue.questions[rule.question]!.category_name) &&
      isSure(rule) &&
      (isDismissed(rule.question) || isGiven(rule)),
  );
  // What probably follows from other answers is not worth a chip; what follows from the visitor's own words is.
  const fromOthers = rules.filter(
    (rule) =>
      !rule.isOfProfile &&
      (isSure(rule) || (rule.value !== 0 && rule.when.length === 0)) &&
      isGiven(rule),
  );
  const places = new Set(fromProfile.map(({ question }) => question));
  const shown = new Set([
    ...[...places].slice(0, FROM_PROFILE_MAX),
    ...fromOthers.map(({ question }) => question),
  ]);
  const supposed = new Set(
    rules
      .filter((rule) => rule.value !== 0 && isGiven(rule) && !shown.has(rule.question))
      .map(({ question }) => question),
  );
  const byRules = (questions: ReadonlySet<number>, isSupposed: boolean): InferredAnswer[] =>
    [...questions]
      .filter((question) => !isDismissed(question))
      .map((question) => ({
        question_id: idOf(question),
        answer: answerOf(value[question]!),
        origin: 'profile',
        supposed: isSupposed,
      }));
  return [
    ...byRules(shown, false),
    ...fromHints(catalogue, row, evidence, { known, source }),
    ...byRules(supposed, true),
  ];
}

/** What the hints name or refuse, as far as the visitor answered nothing else; what the same words name is one. */
function fromHints(
  { questions }: CatalogueSnapshot,
  { hint_matches }: SessionRow,
  { answers, hintedAnswers, hintedQuestions }: Evidence,
  { known, source }: Pick<Facts, 'known' | 'source'>,
): InferredAnswer[] {
  const stated = hintedAnswers.filter(
    (_, index) => source[hintedAnswers[index]!.question] === answers.length + index,
  );
  const touched = hintedQuestions
    .filter((hint) => isWhole(hint) && !known[hint.question])
    .map(({ question }) => ({ question, value: ANSWER_VALUE.Yes }));
  const said = [...stated, ...touched].map(({ question, value }) => ({
    question_id: questions[question]!.id,
    answer: answerOf(value),
    origin: 'hint' as const,
    supposed: false,
  }));
  const terms = wordsOfAllHints(hint_matches);
  const termOf = ({ question_id }: InferredAnswer) => terms.get(question_id);
  return said.filter((one) => said.find((other) => termOf(other) === termOf(one)) === one);
}

/** By question, the words of hints that name it: a mere word of its sentence (« joue ») is none. */
export function wordsOfHints(hints: HintMatches['questions'] = []): Map<number, string> {
  return new Map(hints.filter(isWhole).map(({ question_id, term }) => [question_id, term]));
}

/** The same for hints that name a question and those that refuse it; none is both. */
export function wordsOfAllHints(matches: SessionRow['hint_matches']): Map<number, string> {
  return new Map([...wordsOfHints(matches?.questions), ...wordsOfHints(matches?.refused)]);
}

function isSure({ value }: HeldRule): boolean {
  return Math.abs(value) === 1;
}

function answerOf(value: number): InferredAnswer['answer'] {
  const given = AUTOMATED_ANSWERS.find((answer) => AUTOMATED_ANSWER_VALUE[answer] === value);
  return given as InferredAnswer['answer'];
}
