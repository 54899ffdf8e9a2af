import { AGE_MAX, AGE_MIN, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';

/**
 * The age slider: months up to two years, then years, then five years at a time, so that every age of
 * life is a small gesture away. Positions are whole numbers from 0; ages are in months.
 */
const MONTH_STEPS = 24;
const YEAR_STEPS = 77;
const FIVE_YEARS = 5 * MONTHS_PER_YEAR;

export const AGE_POSITION_MAX = 86;

/** Ages marked under the slider, in months. */
export const AGE_MARKS: readonly number[] = [
  1,
  6,
  18,
  ...[1, 2, 6, 12, 18, 25, 30, 40, 50, 60, 70].map((years) => years * MONTHS_PER_YEAR),
].sort((a, b) => a - b);

/** The age in months at a slider position, which is clamped to the slider. */
export function ageAt(position: number): number {
  const at = Math.min(Math.max(Math.round(position), 0), AGE_POSITION_MAX);
  if (at <= MONTH_STEPS) return at;
  if (at <= YEAR_STEPS) return (at - MONTH_STEPS + 2) * MONTHS_PER_YEAR;
  return ageAt(YEAR_STEPS) + (at - YEAR_STEPS) * FIVE_YEARS;
}

/** The slider position whose age is nearest to `months`; the younger one when two are as near. */
export function agePosition(months: number): number {
  const age = Math.min(Math.max(months, AGE_MIN), AGE_MAX);
  let low = 0;
  let high = AGE_POSITION_MAX;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (ageAt(middle) <= age) low = middle;
    else high = middle;
  }
  return age - ageAt(low) <= ageAt(high) - age ? low : high;
}
