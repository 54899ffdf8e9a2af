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

/** How soft the edges are: the overshoot, or the months, that cost half a unit of log weight. */
const OVER_BUDGET = 0.15;
const UNDER_BUDGET = 0.3;
const AGE_EDGE_MONTHS = 60;
const UNKNOWN_PRICE = -0.5;
/** An idea that misses the budget or the age by more than this, in log weight, is out: nobody wants to see it. */
const TOO_FAR = -12;

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
 */
export function priorWeights(snapshot: Snapshot, profile: Profile, weight: Float64Array): void {
  for (let idea = 0; idea < snapshot.ideaCount; idea++) {
    if (!snapshot.available[idea]) {
      weight[idea] = 0;
      continue;
    }
    const misfit =
      budgetFit(snapshot.price[idea]!, profile) +
      ageFit(snapshot.ageMin[idea]!, snapshot.ageMax[idea]!, profile.ageMonths);
    weight[idea] =
      misfit < TOO_FAR
        ? 0
        : snapshot.quality[idea]! *
          RECIPIENT_FIT[snapshot.recipient[idea]!]![profile.recipient]! *
          seasonFit(snapshot.seasonal[idea]!, profile.christmas) *
          (misfit === 0 ? 1 : Math.exp(misfit));
    if (snapshot.nextTwin[idea] !== idea) weight[idea]! /= availableTwins(snapshot, idea);
  }
}

function budgetFit(price: number, { priceMin, priceMax }: Profile): number {
  if (price < 0) return UNKNOWN_PRICE;
  if (price > priceMax) return -0.5 * ((price - priceMax) / (priceMax * OVER_BUDGET + 1)) ** 2;
  if (price < priceMin) return -0.5 * ((priceMin - price) / (priceMin * UNDER_BUDGET)) ** 2;
  return 0;
}

function ageFit(ageMin: number, ageMax: number, age: number): number {
  if (ageMax < CHILD_IDEA_MONTHS && age >= ADULT_MONTHS) return -Infinity;
  if (age >= ageMin && age <= ageMax) return 0;
  return -0.5 * (Math.max(ageMin - age, age - ageMax) / AGE_EDGE_MONTHS) ** 2;
}

function seasonFit(seasonal: number, christmas: boolean): number {
  if (!seasonal) return 1;
  return christmas ? SEASONAL_AT_CHRISTMAS : SEASONAL_OTHERWISE;
}

function availableTwins(snapshot: Snapshot, idea: number): number {
  let count = 0;
  forEachTwin(snapshot, idea, (twin) => {
    count += snapshot.available[twin]!;
  });
  return count;
}
