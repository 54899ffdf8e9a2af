import type { Snapshot } from './snapshot.ts';
import { forEachTwin } from './twins.ts';

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

/** The part of a maximum budget by which a price may pass it, and what an idea weighs that does. */
const GRACE = 0.05;
const WITHIN_GRACE = Math.exp(-5);
const UNKNOWN_PRICE = Math.exp(-0.5);
/** How soft the other edges are: the part missing to a budget, or the months, that cost half a unit of log weight. */
const UNDER_BUDGET = 0.3;
const AGE_EDGE_MONTHS = 60;
/** An idea that misses the age by this many such steps is out: nobody wants to see it. */
const FARTHEST = 5;
/** Ages beyond 100 years are all alike, and prices below a budget that are closer than this part of it. */
const OLDEST_MONTHS = 1200;
const PRICES = 4096;

/** An idea that ends below this age is a children's idea; it never reaches an adult. */
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
 * maximum is meant: what passes it by little wins only when nothing else is good, and what passes it by more is out.
 *
 * Every price and every age is judged once, so that a million ideas cost a million products.
 *
 * @param weight in the snapshot's memory.
 */
export function priorWeights(snapshot: Snapshot, profile: Profile, weight: Float64Array): void {
  const { ideaCount, fits, nextTwin } = snapshot;
  let end = 0;
  /** The address of a table of factors, written after those that are there. */
  const write = (factors: ArrayLike<number>): number => {
    fits.set(factors, end);
    end += factors.length;
    return fits.byteOffset + 8 * (end - factors.length);
  };
  const { shift, generous } = generousFits(profile);
  const younger = ageFits((limit) => limit - profile.ageMonths);
  const older = ageFits((limit) =>
    limit < CHILD_IDEA_MONTHS && profile.ageMonths >= ADULT_MONTHS
      ? Infinity
      : profile.ageMonths - limit,
  );
  snapshot.kernel.prior(
    ideaCount,
    weight.byteOffset,
    write([1, WITHIN_GRACE, 0, UNKNOWN_PRICE]),
    profile.priceMax,
    Math.floor(profile.priceMax * (1 + GRACE)),
    write(generous),
    shift,
    generous.length - 1,
    write(younger),
    write(older),
    OLDEST_MONTHS,
    write(RECIPIENT_FIT.map((row) => row[profile.recipient]!)),
    write([1, profile.christmas ? SEASONAL_AT_CHRISTMAS : SEASONAL_OTHERWISE]),
  );
  for (let idea = 0; idea < ideaCount; idea++) {
    if (nextTwin[idea] !== idea && weight[idea] !== 0)
      weight[idea]! /= availableTwins(snapshot, idea);
  }
}

/** The factors of prices from nothing up to the minimum of a budget, 2^shift cents each so that the table is short. */
function generousFits({ priceMin }: Profile): { shift: number; generous: number[] } {
  const under = priceMin * UNDER_BUDGET + 1;
  let shift = 0;
  while (priceMin >> shift >= PRICES) shift++;
  const generous = Array.from({ length: (priceMin >> shift) + 1 }, (_, n) => {
    const price = ((n + 1) << shift) - 1;
    return edge((priceMin - price) / under);
  });
  return { shift, generous };
}

/** The factor of each age limit in months, given how many months someone is beyond it. */
function ageFits(beyond: (limit: number) => number): number[] {
  return Array.from({ length: OLDEST_MONTHS + 1 }, (_, limit) =>
    edge(beyond(limit) / AGE_EDGE_MONTHS),
  );
}

/** A soft edge: nothing is lost inside, half a unit of log weight one step outside, everything too far out. */
function edge(steps: number): number {
  if (steps <= 0) return 1;
  return steps >= FARTHEST ? 0 : Math.exp(-0.5 * steps * steps);
}

function availableTwins(snapshot: Snapshot, idea: number): number {
  let count = 0;
  forEachTwin(snapshot, idea, (twin) => {
    count += snapshot.available[twin]!;
  });
  return count;
}
