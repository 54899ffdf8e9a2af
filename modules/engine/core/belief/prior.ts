import type { Snapshot } from '../snapshot/snapshot.ts';
import { forEachTwin } from '../snapshot/twins.ts';

/** Whom the gift is for: all that is known before any answer or hint. */
export type Profile = {
  /** Index of the subject (RECIPIENT). */
  recipient: number;
  ageMonths: number;
  /** Cents. */
  priceMin: number;
  priceMax: number;
  christmas: boolean;
};

/** The part of a maximum budget by which a price may exceed it, and the factor of an idea that does. */
const BUDGET_TOLERANCE = 0.05;
const OVER_BUDGET_FACTOR = Math.exp(-5);
/** The factor of an idea that fits by its cheaper versions alone: the middle of its range is above the maximum. */
const MOSTLY_OVER_BUDGET_FACTOR = 0.6;
const UNKNOWN_PRICE_FACTOR = Math.exp(-0.5);
/** One step outside of a soft edge: the part missing to a minimum budget, and the months, that cost half a unit of log weight. */
const UNDER_BUDGET_STEP = 0.3;
const AGE_STEP_MONTHS = 60;
/** An idea that misses the age by this many such steps is out. */
const STEPS_MAX = 5;
/** Ages beyond 100 years are all alike, and prices below a budget that are closer than this part of it. */
const AGE_CAP_MONTHS = 1200;
const PRICE_TABLE_MAX = 4096;

/** An idea whose greatest age is below this one is for children; an adult is never shown it. */
const CHILD_IDEA_MONTHS = 16 * 12;
const ADULT_MONTHS = 18 * 12;

const SEASONAL_AT_CHRISTMAS = Math.exp(0.5);
const SEASONAL_OTHERWISE = Math.exp(-2);

/** Log weight of an idea meant for one recipient (row) when the gift is for another (column). */
const RECIPIENT_FIT = [
  /*              Couple Female Male Others Unknown */
  /* Couple  */ [0.5, -2.5, -2.5, -1, -1.5],
  /* Female  */ [-1.5, 0.3, -5, -1.5, -0.4],
  /* Male    */ [-1.5, -5, 0.3, -1.5, -0.4],
  /* Others  */ [-0.5, -2.5, -2.5, 0.5, -1.5],
  /* Unknown */ [0, 0, 0, 0, 0],
].map((row) => row.map(Math.exp));

/**
 * Writes the weight of every idea before any answer; 0 for one that cannot be given. An idea that fits a profile
 * and has no history weighs 1; twins share the weight of one idea, so that ten sizes are not ten chances.
 *
 * An idea fits a budget when its cheapest version costs at most the maximum and its dearest at least the minimum. The
 * maximum is meant: what exceeds it by little wins only when nothing else is good, and what exceeds it by more is out; of two that
 * fit, one whose usual price does comes first (docs/experiments/2026-11-30-questions-near-the-hints.md).
 *
 * The factor of every price and every age is computed once, so that a million ideas cost a million products.
 *
 * @param weight in the snapshot's memory.
 */
export function priorWeights(snapshot: Snapshot, profile: Profile, weight: Float64Array): void {
  const { ideaCount, profileFactors, nextTwin } = snapshot;
  let end = 0;
  /** The address of a table of factors, written after those that are there. */
  const write = (table: ArrayLike<number>): number => {
    profileFactors.set(table, end);
    end += table.length;
    return profileFactors.byteOffset + 8 * (end - table.length);
  };
  const { shift, factors } = minPriceFactors(profile);
  const minAgeFactors = ageFactors((limit) => limit - profile.ageMonths);
  const maxAgeFactors = ageFactors((limit) =>
    limit < CHILD_IDEA_MONTHS && profile.ageMonths >= ADULT_MONTHS
      ? Infinity
      : profile.ageMonths - limit,
  );
  snapshot.kernel.prior(
    ideaCount,
    weight.byteOffset,
    write([1, OVER_BUDGET_FACTOR, 0, UNKNOWN_PRICE_FACTOR]),
    profile.priceMax,
    Math.floor(profile.priceMax * (1 + BUDGET_TOLERANCE)),
    write(factors),
    shift,
    factors.length - 1,
    write(minAgeFactors),
    write(maxAgeFactors),
    AGE_CAP_MONTHS,
    write(RECIPIENT_FIT.map((row) => row[profile.recipient]!)),
    write([1, profile.christmas ? SEASONAL_AT_CHRISTMAS : SEASONAL_OTHERWISE]),
  );
  const { cheapest, dearest } = snapshot;
  for (let idea = 0; idea < ideaCount; idea++) {
    if (
      cheapest[idea]! + dearest[idea]! > 2 * profile.priceMax &&
      cheapest[idea]! <= profile.priceMax
    )
      weight[idea]! *= MOSTLY_OVER_BUDGET_FACTOR;
  }
  // Each ring is gone around once, however long it is.
  const shared = new Uint8Array(ideaCount);
  for (let idea = 0; idea < ideaCount; idea++) {
    if (nextTwin[idea] === idea || shared[idea]) continue;
    shareWeight(snapshot, idea, weight);
    forEachTwin(snapshot, idea, (twin) => {
      shared[twin] = 1;
    });
  }
}

/** The factors of prices from nothing up to the minimum of a budget, 2^shift cents each so that the table is short. */
function minPriceFactors({ priceMin }: Profile): { shift: number; factors: number[] } {
  const under = priceMin * UNDER_BUDGET_STEP + 1;
  let shift = 0;
  while (priceMin >> shift >= PRICE_TABLE_MAX) shift++;
  const factors = Array.from({ length: (priceMin >> shift) + 1 }, (_, n) => {
    const price = ((n + 1) << shift) - 1;
    return softEdge((priceMin - price) / under);
  });
  return { shift, factors };
}

/** The factor of each age limit in months, given how many months a recipient is beyond it. */
function ageFactors(beyond: (limit: number) => number): number[] {
  return Array.from({ length: AGE_CAP_MONTHS + 1 }, (_, limit) =>
    softEdge(beyond(limit) / AGE_STEP_MONTHS),
  );
}

/** A soft edge: nothing is lost inside, half a unit of log weight one step outside, everything too far out. */
function softEdge(steps: number): number {
  if (steps <= 0) return 1;
  return steps >= STEPS_MAX ? 0 : Math.exp(-0.5 * steps * steps);
}

/** Twins share the weight of one idea. */
function shareWeight(snapshot: Snapshot, idea: number, weight: Float64Array): void {
  let count = 0;
  forEachTwin(snapshot, idea, (twin) => {
    count += snapshot.available[twin]!;
  });
  if (count < 2) return;
  forEachTwin(snapshot, idea, (twin) => {
    weight[twin]! /= count;
  });
}
