import { CENTS_PER_EURO } from '#modules/engine/shared.ts';

/**
 * The budget slider: one euro at a time up to 20 €, five up to 100 €, ten up to 200 €. Positions are
 * whole numbers from 0; prices are in cents.
 */
const ONE_EURO_STEPS = 20;
const FIVE_EURO_STEPS = 36;

export const BUDGET_POSITION_MAX = 46;

/** The two handles stay at least so many positions apart. */
export const BUDGET_MIN_PUSH = 1;

/** Prices marked under the slider, in cents. */
export const BUDGET_MARKS: readonly number[] = [10, 20, 50, 100, 200].map(
  (euros) => euros * CENTS_PER_EURO,
);

/** The price in cents at a slider position, which is clamped to the slider. */
export function priceAt(position: number): number {
  const at = Math.min(Math.max(Math.round(position), 0), BUDGET_POSITION_MAX);
  if (at <= ONE_EURO_STEPS) return at * CENTS_PER_EURO;
  if (at <= FIVE_EURO_STEPS) {
    return priceAt(ONE_EURO_STEPS) + (at - ONE_EURO_STEPS) * 5 * CENTS_PER_EURO;
  }
  return priceAt(FIVE_EURO_STEPS) + (at - FIVE_EURO_STEPS) * 10 * CENTS_PER_EURO;
}

/** The slider position whose price is nearest to `cents`; the cheaper one when two are as near. */
export function budgetPosition(cents: number): number {
  let best = 0;
  for (let at = 1; at <= BUDGET_POSITION_MAX; at += 1) {
    if (Math.abs(priceAt(at) - cents) < Math.abs(priceAt(best) - cents)) best = at;
  }
  return best;
}

export type BudgetPositions = { min: number; max: number };

/**
 * Moves one handle; the other is pushed when they would come too near, and both stay on the slider.
 *
 * @param last the greatest position of the slider.
 */
export function moveHandle(
  range: BudgetPositions,
  handle: keyof BudgetPositions,
  position: number,
  last = BUDGET_POSITION_MAX,
): BudgetPositions {
  if (handle === 'min') {
    const min = Math.min(Math.max(position, 0), last - BUDGET_MIN_PUSH);
    return { min, max: Math.max(range.max, min + BUDGET_MIN_PUSH) };
  }
  const max = Math.min(Math.max(position, BUDGET_MIN_PUSH), last);
  return { min: Math.min(range.min, max - BUDGET_MIN_PUSH), max };
}
