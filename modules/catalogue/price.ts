import type { Idea } from './vocabulary.ts';

/**
 * The price of an idea as text: « 20 € », « de 20 à 50 € » where it has a range; null when unknown.
 *
 * @param format writes a price of so many cents, with the sign at its end.
 */
export function describePrice(
  { price, price_min, price_max }: Pick<Idea, 'price' | 'price_min' | 'price_max'>,
  format: (cents: number) => string,
): string | null {
  if (price === null) return null;
  if (price_min === undefined || price_max === undefined || price_min === price_max) {
    return format(price);
  }
  return `de ${format(price_min).replace(/\s€$/, '')} à ${format(price_max)}`;
}
