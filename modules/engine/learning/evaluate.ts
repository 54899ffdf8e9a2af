import {
  type AnswerTable,
  baseRateOf,
  PRIOR_YES_RATE,
  type QuestionKind,
  STARTING_TABLE,
} from '../core/index.server.ts';
import { type AnswerCount, estimateTable, logLoss } from './estimate.ts';

/** Answers to a question in all searches; doubt counts for half. */
export type QuestionTotals = {
  question_id: number;
  kind: QuestionKind;
  yes: number;
  no: number;
  unknown: number;
};

/** Answers to a question in accepted searches, by the label of the idea accepted. */
export type LabelledAnswers = {
  question_id: number;
  kind: QuestionKind;
  label: number;
  /** In searches that nothing is learned from: they evaluate what is learned from the others. */
  held_out: boolean;
  yes: number;
  no: number;
};

/** One search in so many is held out. */
export const HELD_OUT = 5;
/** A search weighs as much as this many answers at most, so that a long one says no more than another. */
export const ANSWERS_PER_SESSION = 10;

export type Evaluation = {
  answer_table: AnswerTable;
  /** Mean log loss on the answers held out, of the table and base rates in use, and of the new ones. */
  loss_before: number;
  loss_after: number;
  /** Whether the new ones predict no worse. */
  kept: boolean;
};

/** The table estimated from answers, and how well it and the new base rates predict the answers held out. */
export function evaluate(
  answers: readonly LabelledAnswers[],
  known: {
    used: AnswerTable;
    outcomes: readonly QuestionTotals[];
    outcomesBefore: readonly QuestionTotals[];
  },
): Evaluation {
  const training = answers.filter(({ held_out }) => !held_out);
  const heldOut = answers.filter(({ held_out }) => held_out);
  const table = estimateTable(withBaseRates(training, known.outcomes), STARTING_TABLE, known.used);
  const before = logLoss(known.used, withBaseRates(heldOut, known.outcomesBefore));
  const after = logLoss(table, withBaseRates(heldOut, known.outcomes));
  return { answer_table: table, loss_before: before, loss_after: after, kept: after <= before };
}

/** How far answers may move the base rate of a question from the prior one of its kind. */
const BASE_RATE_CHANGE_MAX = 0.05;

/**
 * The answers to each question as the engine counts them: as many as there were, their share of « yes » bounded. The
 * bound is tight because measured shares are biased: the engine asks where it expects a yes
 * (docs/experiments/2026-11-21-learning-from-accepted-searches.md).
 */
export function questionOutcomes(totals: readonly QuestionTotals[]): QuestionTotals[] {
  return totals.map(({ question_id, kind, yes, no, unknown }) => {
    const least = PRIOR_YES_RATE[kind] - BASE_RATE_CHANGE_MAX;
    const most = PRIOR_YES_RATE[kind] + BASE_RATE_CHANGE_MAX;
    const share = Math.min(most, Math.max(least, baseRateOf(kind, { yes, no })));
    return { question_id, kind, yes: share * (yes + no), no: (1 - share) * (yes + no), unknown };
  });
}

function withBaseRates(
  answers: readonly LabelledAnswers[],
  outcomes: readonly QuestionTotals[],
): AnswerCount[] {
  const rates = new Map(
    outcomes.map((outcome) => [outcome.question_id, baseRateOf(outcome.kind, outcome)]),
  );
  return answers.map((answer) => ({
    ...answer,
    baseRate: rates.get(answer.question_id) ?? PRIOR_YES_RATE[answer.kind],
  }));
}
