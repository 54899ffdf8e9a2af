import { PROPOSALS_MAX, type Visit } from './visit.ts';

/** Figures of the visits of one strategy. */
export type Summary = {
  visits: number;
  /** Shares of the visits that ended in an accepted idea, by the number of ideas shown. */
  within1: number;
  within5: number;
  within10: number;
  /** Mean questions before the accepted idea, over the visits that had one. */
  questions: number;
  /** Mean steps (questions and ideas) of all visits; one without an accepted idea counts as STEPS_OF_A_FAILURE. */
  steps: number;
};

/** More steps than any successful visit needs. */
export const STEPS_OF_FAILED_VISIT = 50;

export function summarise(visits: readonly Visit[]): Summary {
  const accepted = visits.filter(({ proposals }) => proposals <= PROPOSALS_MAX);
  const within = (count: number) =>
    accepted.filter(({ proposals }) => proposals <= count).length / visits.length;
  return {
    visits: visits.length,
    within1: within(1),
    within5: within(5),
    within10: within(10),
    questions: mean(accepted.map(({ questions }) => questions)),
    steps: mean(
      visits.map(({ proposals, questions }) =>
        Number.isFinite(proposals) ? proposals + questions : STEPS_OF_FAILED_VISIT,
      ),
    ),
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard error of a share that was counted over so many cases. */
export function standardError(share: number, cases: number): number {
  return Math.sqrt((share * (1 - share)) / cases);
}
