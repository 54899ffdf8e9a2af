// Apart from the fields, so that a page that has the sliders alone does not share the fields' styles with home.
import type { Mark } from '#app/ui/range-slider/range-slider.tsx';
import { CENTS_PER_EURO, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import { AGE_MARKS, agePosition } from './age-scale.ts';
import { BUDGET_MARKS, budgetPosition } from './budget-scale.ts';

/** Labels that need room: those of 60 and 70 years are moved apart, some are hidden on narrow screens. */
const ROOM: Record<number, Pick<Mark, 'shift' | 'crowded'>> = {
  2: { crowded: true },
  12: { crowded: true },
  25: { crowded: true },
  60: { shift: -6, crowded: true },
  70: { shift: 6 },
};

/** The ages marked under a slider, in months and years. */
export const AGE_SLIDER_MARKS: readonly Mark[] = AGE_MARKS.map((months) => {
  const years = months / MONTHS_PER_YEAR;
  const position = agePosition(months);
  return Number.isInteger(years)
    ? { position, label: years === 1 ? '1 an' : `${years}`, ...ROOM[years] }
    : { position, label: months === 18 ? '18 mois' : `${months}`, row: 'months' };
});

/** The prices marked under a slider. */
export const BUDGET_SLIDER_MARKS = BUDGET_MARKS.map((cents) => ({
  position: budgetPosition(cents),
  label: String(cents / CENTS_PER_EURO),
}));
