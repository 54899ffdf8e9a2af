import type { Evidence } from '../core/index.server.ts';

/** The part of an idea's range of prices that has to lie within a greatest price. */
const PART_WITHIN = 1 / 5;

/**
 * Whether an idea can well be had for a budget: « de 20 à 40 € » is not for less than 20 €, nor for less than 24 €, since whoever
 * gives it mostly pays more; nor is it for 45 € and more.
 *
 * @param cheapest what its cheapest version costs, in cents; below 0 where no price is known, which fits.
 */
export function fitsBudget(
  cheapest: number,
  dearest: number,
  { priceMin, priceMax }: Pick<Evidence['profile'], 'priceMin' | 'priceMax'>,
): boolean {
  if (cheapest < 0) return true;
  if (dearest < priceMin) return false;
  if (cheapest >= dearest) return cheapest <= priceMax;
  return priceMax > cheapest + PART_WITHIN * (dearest - cheapest);
}
