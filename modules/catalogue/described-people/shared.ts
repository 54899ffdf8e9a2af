import type { AutomatedAnswer } from '../vocabulary.ts';

/** Longest id and longest name of a described person, in characters. */
export const DESCRIBED_TEXT_MAX_LENGTH = 100;

/** The columns of `described_people.csv` that list questions, one for each answer. */
export const ANSWER_COLUMNS = ['yes', 'probably_yes', 'i_dont_know', 'probably_no', 'no'] as const;

/** What the person answers to the questions of a column. */
export const ANSWER_OF: Record<(typeof ANSWER_COLUMNS)[number], AutomatedAnswer> = {
  yes: 'Yes',
  probably_yes: 'ProbablyYes',
  i_dont_know: 'IDontKnow',
  probably_no: 'ProbablyNo',
  no: 'No',
};
