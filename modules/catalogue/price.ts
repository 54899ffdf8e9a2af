import { groupDigits, NBSP } from '#modules/platform/shared.ts';
import type { Idea } from './vocabulary.ts';

/** A price for reading, from cents: « 12,50 € », « 1 200 € ». */
export function formatPrice(cents: number): string {
  return `${formatAmount(cents)}${NBSP}€`;
}

/**
 * What an idea costs, for reading: « 20 € », « de 20 à 50 € » where it has a range; null when unknown.
 *
 * @param budget the greatest price, in cents: of a range that goes beyond it, only where it begins is said, « dès 20 € ».
 */
export function describePrice(
  { price, price_min, price_max }: Pick<Idea, 'price' | 'price_min' | 'price_max'>,
  budget = Number.POSITIVE_INFINITY,
): string | null {
  if (price === null) return null;
  if (price_min === undefined || price_max === undefined || price_min === price_max) {
    return formatPrice(price);
  }
  if (price_max > budget) return `dès ${formatPrice(price_min)}`;
  return `de ${formatAmount(price_min)} à ${formatPrice(price_max)}`;
}

function formatAmount(cents: number): string {
  const [euros = '0', rest] = (cents / 100).toFixed(2).split('.');
  return `${groupDigits(euros)}${rest === '00' ? '' : `,${rest}`}`;
}
