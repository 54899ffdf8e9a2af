import type { Criteria } from '#app/client/store.ts';
import type { FormReply } from '#app/http/forms.server.ts';
import { formatNumber } from '#app/text/format.ts';
import { startFormText as text } from '#app/text/home.ts';
import {
  AGE_DEFAULT,
  CENTS_PER_EURO,
  GENDERS,
  type Gender,
  MONTHS_PER_YEAR,
  PRICE_DEFAULT_MAX,
  PRICE_DEFAULT_MIN,
} from '#modules/engine/shared.ts';
import { ageAt } from './age-scale.ts';
import { type BudgetPositions, budgetPosition, moveHandle, priceAt } from './budget-scale.ts';
import { ageError, readAge, readPrice } from './fields.ts';

/** A field that is both typed and slid: its text, and the last value that could be read from it. */
export type Typed = { text: string; value: number };

/** The start form while it is filled. Age in months (its text in years), prices in cents (in euros). */
export type StartValues = {
  gender: Gender;
  hasChosenGender: boolean;
  age: Typed;
  prices: { min: Typed; max: Typed };
  hints: string;
};

/** What a landing or an earlier visit already says; the rest takes the defaults. */
export type Known = Partial<Omit<Criteria, 'startStep'>>;

export type StartErrors = Partial<
  Record<'gender' | 'age' | 'price_min' | 'price_max' | 'hints', readonly string[] | null>
>;

const typedAge = (months: number): Typed => ({
  text: formatNumber(months / MONTHS_PER_YEAR),
  value: months,
});

const typedPrice = (cents: number): Typed => ({
  text: formatNumber(cents / CENTS_PER_EURO),
  value: cents,
});

/** Values to begin with: what is known, or every value of a refused form as it was typed. */
export function beginWith(known: Known, reply?: FormReply): StartValues {
  const values: StartValues = {
    gender: known.gender ?? 'Unknown',
    hasChosenGender: known.hasChosenGender ?? known.gender !== undefined,
    age: typedAge(known.age ?? AGE_DEFAULT),
    prices: {
      min: typedPrice(known.priceMinCents ?? PRICE_DEFAULT_MIN),
      max: typedPrice(known.priceMaxCents ?? PRICE_DEFAULT_MAX),
    },
    hints: known.hints ?? '',
  };
  return reply ? retype(values, reply.typed) : values;
}

/** Takes the texts of a posted or filled form, by field name; what is no text is left alone. */
export function retype(values: StartValues, fields: Record<string, unknown>): StartValues {
  const { gender, age, price_min, price_max, hints } = fields;
  let next = values;
  const known = GENDERS.find((name) => name === gender);
  if (known && known !== values.gender) next = chooseGender(next, known);
  if (typeof age === 'string') next = typeAge(next, age);
  if (typeof price_min === 'string') next = typePrice(next, 'min', price_min);
  if (typeof price_max === 'string') next = typePrice(next, 'max', price_max);
  return typeof hints === 'string' ? { ...next, hints } : next;
}

export function chooseGender(values: StartValues, gender: Gender): StartValues {
  return { ...values, gender, hasChosenGender: true };
}

export function typeAge(values: StartValues, typed: string): StartValues {
  const age = readAge(typed);
  return { ...values, age: { text: typed, value: age.ok ? age.value : values.age.value } };
}

export function slideAge(values: StartValues, position: number): StartValues {
  return { ...values, age: typedAge(ageAt(position)) };
}

/** Types one end of the budget; the other waits until the field is left (see `settlePrices`). */
export function typePrice(
  values: StartValues,
  handle: keyof BudgetPositions,
  typed: string,
): StartValues {
  const price = readPrice(typed);
  const value = price.ok ? price.value : values.prices[handle].value;
  return { ...values, prices: { ...values.prices, [handle]: { text: typed, value } } };
}

export function slidePrice(
  values: StartValues,
  handle: keyof BudgetPositions,
  position: number,
): StartValues {
  const { min, max } = values.prices;
  const before = { min: budgetPosition(min.value), max: budgetPosition(max.value) };
  const after = moveHandle(before, handle, position);
  // A handle that did not move keeps a price typed between two steps.
  const place = (end: keyof BudgetPositions) =>
    after[end] === before[end] && end !== handle
      ? values.prices[end]
      : typedPrice(priceAt(after[end]));
  return { ...values, prices: { min: place('min'), max: place('max') } };
}

/** When a typed end is left: its text is tidied, and it pushes the other end if they crossed. */
export function settlePrices(values: StartValues, handle: keyof BudgetPositions): StartValues {
  const { min, max } = values.prices;
  if (!readPrice(values.prices[handle].text).ok) return values;
  if (min.value >= max.value) {
    return slidePrice(values, handle, budgetPosition(values.prices[handle].value));
  }
  return {
    ...values,
    prices: { ...values.prices, [handle]: typedPrice(values.prices[handle].value) },
  };
}

/** What the server would refuse, by field; empty when the search can start. */
export function findErrors(values: StartValues): StartErrors {
  const errors: StartErrors = {};
  const age = ageError(values.age.text);
  if (age) errors.age = [age];
  const { min, max } = values.prices;
  const low = readPrice(min.text);
  const high = readPrice(max.text);
  if (!low.ok) errors.price_min = [low.error];
  if (!high.ok) errors.price_max = [high.error];
  if (low.ok && high.ok && low.value > high.value) errors.price_max = [text.budget.crossed];
  return errors;
}
