import type { Subject } from '#modules/catalogue/shared.ts';

/**
 * What a spread test simulates: searches for one profile, whose visitor answers each question at random, « yes » and « no »
 * with these probabilities, else « I do not know ». Prices are in cents, the age in years.
 */
export type SpreadConfig = {
  iterations: number;
  price_min_cents: number;
  price_max_cents: number;
  age: number;
  proba_answer_no: number;
  proba_answer_yes: number;
  sex: Subject;
};

export const SPREAD_DEFAULTS: SpreadConfig = {
  iterations: 1000,
  price_min_cents: 2000,
  price_max_cents: 10_000,
  age: 30,
  proba_answer_no: 0.2,
  proba_answer_yes: 0.5,
  sex: 'Unknown',
};

/** Simulated searches of one test, at most. */
export const ITERATIONS_MAX = 5000;

/** How evenly some things come: of `candidates`, those that came with how often. */
export type Evenness = {
  /** How many came at all. */
  came: number;
  /** The share of candidates that came, from 0 to 1. */
  coverage: number | null;
  /** Gini coefficient: 0 when all come equally often, near 1 when one comes every time. */
  gini: number | null;
};

/**
 * How evenly candidates come. Gini: `Σ (2i − n − 1)·xᵢ / (n·Σ xᵢ)` over the counts in ascending order, i from 1 to n, zeros
 * included.
 *
 * @param counts of those that came.
 * @param candidates how many might have come; never less than those that did.
 */
export function evenness(counts: readonly number[], candidates: number): Evenness {
  const came = counts.filter((count) => count > 0).sort((one, other) => one - other);
  const n = Math.max(candidates, came.length);
  const sum = came.reduce((total, count) => total + count, 0);
  if (sum === 0) return { came: 0, coverage: n > 0 ? 0 : null, gini: null };
  const zeros = n - came.length;
  const weighted = came.reduce(
    (total, count, index) => total + (2 * (zeros + index + 1) - n - 1) * count,
    0,
  );
  return { came: came.length, coverage: came.length / n, gini: weighted / (n * sum) };
}
