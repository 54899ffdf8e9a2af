import { baseRateOf } from '../core/build.ts';
import { type AnswerTable, STARTING_TABLE } from '../core/likelihood.ts';
import { type AnswerCount, estimateTable, logLoss } from './estimate.ts';

/** Answers to a question in all searches; doubt counts for half. */
export type QuestionTotals = { question_id: number; yes: number; no: number; unknown: number };

/** Answers to a question in accepted searches, by the label of the idea accepted. */
export type LabelledAnswers = {
  question_id: number;
  label: number;
  /** In searches that nothing is learned from: they judge what the others taught. */
  held_out: boolean;
  yes: number;
  no: number;
};

/** One search in so many is held out. */
export const HELD_OUT = 5;
/** A search weighs as much as this many answers at most, so that a long one says no more than another. */
export const ANSWERS_PER_SESSION = 10;

export type Judgement = {
  answer_table: AnswerTable;
  /** Mean log loss on the answers held out, of the table and base rates in use, and of the new ones. */
  loss_before: number;
  loss_after: number;
  /** Whether the new ones predict no worse. */
  kept: boolean;
};

/** The table that answers teach, and what it and the new base rates do for the answers held out. */
export function judge(
  answers: readonly LabelledAnswers[],
  known: {
    used: AnswerTable;
    totals: readonly QuestionTotals[];
    totalsBefore: readonly QuestionTotals[];
  },
): Judgement {
  const taught = answers.filter(({ held_out }) => !held_out);
  const heldOut = answers.filter(({ held_out }) => held_out);
  const table = estimateTable(withBaseRates(taught, known.totals), STARTING_TABLE, known.used);
  const before = logLoss(known.used, withBaseRates(heldOut, known.totalsBefore));
  const after = logLoss(table, withBaseRates(heldOut, known.totals));
  return { answer_table: table, loss_before: before, loss_after: after, kept: after <= before };
}

function withBaseRates(
  answers: readonly LabelledAnswers[],
  totals: readonly QuestionTotals[],
): AnswerCount[] {
  const rates = new Map(totals.map((total) => [total.question_id, baseRateOf(total)]));
  const unknown = baseRateOf({ yes: 0, no: 0 });
  return answers.map((answer) => ({
    ...answer,
    baseRate: rates.get(answer.question_id) ?? unknown,
  }));
}
