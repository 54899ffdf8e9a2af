import { formatPrice } from '#modules/catalogue/shared.ts';
import { BUDGET_MAX_CENTS } from '#modules/engine/shared.ts';
import { readPrice } from './fields.ts';
import { startFormText } from './text.ts';

const text = startFormText.budget;

/** One end of the budget. */
export type PriceEnd = 'min' | 'max';

/** The notes beside the ends whose typed amount is not the one that counts. */
export type PriceNotes = Partial<Record<PriceEnd, string>>;

/** The furthest each end goes: to where it makes room when the other end passes it. */
const BOUNDS = { min: 0, max: BUDGET_MAX_CENTS } as const;

type BudgetReading = {
  /** In cents, in order, within the slider; an end that cannot be read has none. */
  values: Partial<Record<PriceEnd, number>>;
  errors: Partial<Record<PriceEnd, string>>;
  notes: PriceNotes;
};

/**
 * Reads a budget typed in euros, in the browser and on the server alike. An amount beyond the slider goes to its end; of
 * a minimum above the maximum the end that is not `kept` gives way, and beside a maximum that was lowered to it, a minimum leaves
 * room. Each of those changes is stated in a note.
 */
export function readBudget(typed: Record<PriceEnd, string>, kept: PriceEnd): BudgetReading {
  const { values, errors, notes }: BudgetReading = { values: {}, errors: {}, notes: {} };
  for (const end of ['min', 'max'] as const) {
    const price = readPrice(typed[end]);
    if (!price.ok) {
      errors[end] = price.error;
      continue;
    }
    const within = Math.min(Math.max(price.value, BOUNDS.min), BOUNDS.max);
    values[end] = within;
    if (within < price.value) notes[end] = text.tooMuch[end](formatPrice(within));
    if (within > price.value) notes[end] = text.tooLittle[end](formatPrice(within));
  }
  const { min, max } = values;
  if (min !== undefined && max !== undefined && min > max) {
    const moved = kept === 'min' ? 'max' : 'min';
    const bound = BOUNDS[moved];
    notes[moved] = text.moved[moved](formatPrice(moved === 'min' ? min : max), formatPrice(bound));
    values[moved] = bound;
  }
  if (notes.max !== undefined && values.min === BOUNDS.max) {
    values.min = BOUNDS.max / 2;
    notes.min = text.tooLittle.min(formatPrice(values.min));
  }
  return { values, errors, notes };
}
