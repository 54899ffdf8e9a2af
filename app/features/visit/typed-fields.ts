import { formatNumber } from '#app/ui/text/format.ts';
import {
  CENTS_PER_EURO,
  type DescribedRecipient,
  MONTHS_PER_YEAR,
} from '#modules/engine/shared.ts';

/** What is known of a recipient, as the fields of the form have it: years and euros. */
export function typedFields({
  gender,
  age,
  price_min_cents,
  price_max_cents,
  hints,
}: DescribedRecipient): Record<string, string> {
  return {
    gender,
    age: formatNumber(age / MONTHS_PER_YEAR),
    price_min: formatNumber(price_min_cents / CENTS_PER_EURO),
    price_max: formatNumber(price_max_cents / CENTS_PER_EURO),
    hints,
  };
}
