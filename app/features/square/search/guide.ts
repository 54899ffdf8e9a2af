import type { Criteria } from '#app/features/visit/index.ts';
import {
  AGE_DEFAULT,
  AGE_FLOOR,
  BUDGET_MAX_CENTS,
  PRICE_DEFAULT_MAX,
  PRICE_DEFAULT_MIN,
  type TypedProfile,
} from '#modules/engine/shared.ts';

/**
 * What a guided search would start with, from the words of a square and what was chosen before in this tab; the words
 * count more.
 *
 * @returns null where it is not known who the gift is for, or it is for a child: that search could not begin.
 */
export function guidedCriteria(
  typed: TypedProfile,
  text: string,
  known: Criteria | null,
): Criteria | null {
  const gender = typed.gender ?? (known?.hasChosenGender ? known.gender : null);
  const age = typed.age ?? known?.age ?? AGE_DEFAULT;
  if (gender === null || typed.isChild || age < AGE_FLOOR) return null;
  const [least, most] = [typed.price_min_cents, typed.price_max_cents];
  const usualMax = known?.priceMaxCents ?? PRICE_DEFAULT_MAX;
  const usualMin = known?.priceMinCents ?? PRICE_DEFAULT_MIN;
  const max = Math.min(BUDGET_MAX_CENTS, most ?? Math.max(usualMax, least ?? 0));
  const min = Math.min(max, least ?? usualMin);
  return {
    gender,
    age,
    priceMinCents: min,
    priceMaxCents: max,
    hints: text,
    startStep: 'hints',
    hasChosenGender: true,
  };
}
