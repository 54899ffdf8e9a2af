import { groupDigits, NBSP } from '#modules/platform/shared.ts';
import type { Idea } from './vocabulary.ts';

/** A price for reading, from cents: « 12,50 € », « 1 200 € ». */
export function formatPrice(cents: number): string {
  return `${formatAmount(cents)}${NBSP}€`;
}

/** What an idea costs, for reading: « 20 € », « de 20 à 50 € » where it has a range; null when unknown. */
export function describePrice({
  price,
  price_min,
  price_max,
}: Pick<Idea, 'price' | 'price_min' | 'price_max'>): string | null {
  if (price === null) return null;
  if (price_min === undefined || price_max === undefined || price_min === price_max) {
    return formatPrice(price);
  }
  return `de ${formatAmount(price_min)} à ${formatPrice(price_max)}`;
}

function formatAmount(cents: number): string {
  const [euros = '0', rest] = (cents / 100).toFixed(2).split('.');
  return `${groupDigits(euros)}${rest === '00' ? '' : `,${rest}`}`;
}
