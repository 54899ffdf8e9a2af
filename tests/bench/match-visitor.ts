import type { Answer } from '#modules/engine/shared.ts';
import {
  type Grade,
  type Person,
  readAnswers,
  readGrades,
  readPeople,
} from '../collection/collection.ts';

/** The grade of an idea for a person; 0 misses. */
export type Judgement = Grade | 0;

/** A described person with the judges' answers and grades: a visitor who looks for a gift for that person. */
export type Judged = {
  person: Person;
  /** By question id; a question without an answer gets « I don't know ». */
  answers: ReadonlyMap<number, Answer>;
  /** By compact idea key; an idea that is not there misses (0). */
  grades: ReadonlyMap<string, Judgement>;
};

/** Everyone in the collection. */
export function readJudged(): Judged[] {
  const answers = Map.groupBy(readAnswers(), ({ person }) => person);
  const grades = Map.groupBy(readGrades(), ({ person }) => person);
  return readPeople().map((person) => ({
    person,
    answers: new Map(
      answers.get(person.id)?.map(({ question_id, answer }) => [question_id, answer]),
    ),
    grades: new Map(grades.get(person.id)?.map(({ idea, grade }) => [idea, grade])),
  }));
}

const OPPOSITE: Record<Answer, Answer> = {
  Yes: 'No',
  ProbablyYes: 'ProbablyNo',
  IDontKnow: 'IDontKnow',
  ProbablyNo: 'ProbablyYes',
  No: 'Yes',
  Good: 'Bad',
  Bad: 'Good',
};

/** The answer given instead of a doubtful one where only yes, no and « I don't know » are offered. */
const WITHOUT_DOUBT: Partial<Record<Answer, Answer>> = { ProbablyYes: 'Yes', ProbablyNo: 'No' };

/**
 * What the giver answers to a question.
 *
 * @param slips share of answers that are the opposite of what was meant; the same ones at each call with a seed.
 */
export function answerOf(
  { person, answers }: Judged,
  question: { id: number; allow_doubt: boolean },
  slips: number,
  seed: number,
): Answer {
  const meant = answers.get(question.id) ?? 'IDontKnow';
  const said = question.allow_doubt ? meant : (WITHOUT_DOUBT[meant] ?? meant);
  return chance(`${person.id} ${question.id} ${seed}`) < slips ? OPPOSITE[said] : said;
}

/** Whether the gift is for Christmas: the giver arrives at its landing page. */
export function isForChristmas({ occasion }: Person): boolean {
  return occasion.toLowerCase().includes('noël');
}

/** How many interests a giver taps at most. */
const TAPS_MAX = 3;

/**
 * The same visitor, who typed nothing and tapped up to three interests that the person loves instead, as the start form
 * would send them; null when there is none to tap.
 *
 * @param questionOf the theme or broad question that the word of an interest names.
 */
export function tapping(
  judged: Judged,
  interests: readonly string[],
  questionOf: (word: string) => number | undefined,
): Judged | null {
  const loved = interests.filter((word) => judged.answers.get(questionOf(word) ?? 0) === 'Yes');
  if (loved.length === 0) return null;
  return withHints(judged, loved.slice(0, TAPS_MAX).join(', '));
}

/** The same visitor with other hints. */
export function withHints(judged: Judged, hints: string): Judged {
  return { ...judged, person: { ...judged.person, hints } };
}

/** What a giver says of a fine idea: that there may be better ones, or that it is good, and goes on all the same. */
export type OnFine = 'YouCanDoBetter' | 'GoodIdea';

/** The giver's feedback on an idea of some grade: a delight is accepted, others are refused but for fine ones. */
export function feedbackOn(
  grade: Judgement,
  onFine: OnFine = 'YouCanDoBetter',
): OnFine | 'BadIdea' {
  if (grade === 2) return 'GoodIdea';
  return grade === 1 ? onFine : 'BadIdea';
}

/** A number from 0 to 1 that follows from a text (FNV-1a, 32 bits). */
function chance(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
