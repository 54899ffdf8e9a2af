import type { Snapshot } from './snapshot.ts';

export type Profile = {
  /** Index of the subject (RECIPIENT). */
  recipient: number;
  ageMonths: number;
  /** Cents. */
  priceMin: number;
  priceMax: number;
  christmas: boolean;
  /** Ideas that the free-text hints match, with a score from 0 to 1. */
  hints: readonly { idea: number; score: number }[];
};

/** How soft the edges are: the overshoot, or the months, that cost half a unit of log weight. */
const OVER_BUDGET = 0.15;
const UNDER_BUDGET = 0.3;
const AGE_EDGE_MONTHS = 60;
const UNKNOWN_PRICE = -0.5;

/** An idea that ends below this age is a children's idea; it never reaches an adult. */
const CHILD_IDEA_MONTHS = 16 * 12;
const ADULT_MONTHS = 18 * 12;

const SEASONAL_AT_CHRISTMAS = 0.5;
const SEASONAL_OTHERWISE = -2;
const HINT = 2.5;

/** Log weight of an idea meant for one recipient (row) when the gift is for another (column). */
const RECIPIENT_FIT = [
  /*              Couple Female Male Others Unknown */
  /* Couple  */ [0.5, -2.5, -2.5, -1, -1.5],
  /* Female  */ [-1.5, 0.3, -5, -1.5, -0.4],
  /* Male    */ [-1.5, -5, 0.3, -1.5, -0.4],
  /* Others  */ [-0.5, -2.5, -2.5, 0.5, -1.5],
  /* Unknown */ [0, 0, 0, 0, 0],
] as const;

/** Log weight of every idea before any answer; -Infinity for one that cannot be given. */
export function priorLogWeights(snapshot: Snapshot, profile: Profile): Float64Array {
  const weights = new Float64Array(snapshot.ideaCount);
  for (let idea = 0; idea < weights.length; idea++) {
    weights[idea] = snapshot.available[idea]
      ? snapshot.quality[idea]! +
        budgetFit(snapshot.price[idea]!, profile) +
        ageFit(snapshot.ageMin[idea]!, snapshot.ageMax[idea]!, profile.ageMonths) +
        RECIPIENT_FIT[snapshot.recipient[idea]!]![profile.recipient]! +
        seasonFit(snapshot.seasonal[idea] === 1, profile.christmas)
      : -Infinity;
  }
  for (const { idea, score } of profile.hints) weights[idea]! += HINT * score;
  return weights;
}

function budgetFit(price: number, { priceMin, priceMax }: Profile): number {
  if (price < 0) return UNKNOWN_PRICE;
  if (price > priceMax) return -0.5 * ((price - priceMax) / (priceMax * OVER_BUDGET + 1)) ** 2;
  if (price < priceMin) return -0.5 * ((priceMin - price) / (priceMin * UNDER_BUDGET)) ** 2;
  return 0;
}

function ageFit(ageMin: number, ageMax: number, age: number): number {
  if (ageMax < CHILD_IDEA_MONTHS && age >= ADULT_MONTHS) return -Infinity;
  const distance = Math.max(ageMin - age, age - ageMax, 0);
  return -0.5 * (distance / AGE_EDGE_MONTHS) ** 2;
}

function seasonFit(seasonal: boolean, christmas: boolean): number {
  if (!seasonal) return 0;
  return christmas ? SEASONAL_AT_CHRISTMAS : SEASONAL_OTHERWISE;
}
