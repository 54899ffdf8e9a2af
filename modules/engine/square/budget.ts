/** The part of an idea's range of prices that has to lie within a greatest price. */
const PART_WITHIN = 1 / 5;

/**
 * Whether an idea can well be had for a greatest price: « de 20 à 40 € » is not for less than 20 €, nor for less than 24 €,
 * since whoever gives it mostly pays more.
 *
 * @param cheapest what its cheapest version costs, in cents; below 0 where no price is known, which fits.
 */
export function fitsGreatestPrice(cheapest: number, dearest: number, greatest: number): boolean {
  if (cheapest >= dearest) return cheapest <= greatest;
  return greatest > cheapest + PART_WITHIN * (dearest - cheapest);
}
