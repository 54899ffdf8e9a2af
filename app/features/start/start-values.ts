import type { Criteria, StartStep } from '#app/features/visit/index.ts';
import { formatNumber } from '#app/ui/text/format.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import {
  AGE_DEFAULT,
  AGE_SLIDER_MIN,
  GENDERS,
  type Gender,
  MONTHS_PER_YEAR,
  PRICE_DEFAULT_MAX,
  PRICE_DEFAULT_MIN,
} from '#modules/engine/shared.ts';
import { ageAt } from './age-scale.ts';
import { type PriceEnd, type PriceNotes, readBudget } from './budget.ts';
import { budgetPosition, moveHandle, priceAt } from './budget-scale.ts';
import { ageError, readAge } from './fields.ts';
import { type Interest, joinHints, readInterests, splitHints } from './interests.ts';
import type { StartReply } from './start-form.server.ts';

/** A field that is both typed and slid: its text, and the last value that could be read from it. */
export type Typed = { text: string; value: number };

/** The start form while it is filled. Age in months (its text in years), prices in cents (in euros). */
export type StartValues = {
  gender: Gender;
  hasChosenGender: boolean;
  age: Typed;
  /** A child's age was put back: a note at the field says so until it is changed. */
  ageWasReset: boolean;
  prices: Record<PriceEnd, Typed>;
  priceNotes: PriceNotes;
  /** As they were typed; tapped interests are a list of their own. */
  hints: string;
  interests: readonly Interest[];
};

/** What is known from a landing or an earlier visit; the rest takes the defaults. */
export type Known = Partial<Omit<Criteria, 'startStep'>>;

export type StartErrors = Partial<
  Record<'gender' | 'age' | 'price_min' | 'price_max' | 'hints', readonly string[] | null>
>;

const typedAge = (months: number): Typed => ({
  text: formatNumber(months / MONTHS_PER_YEAR),
  value: months,
});

const typedPrice = (cents: number): Typed => ({
  text: formatPrice(cents).replace(/\s*€$/, ''),
  value: cents,
});

/** Values to begin with: what is known, or every value of a rejected form as it was typed. */
export function initialValues(known: Known, reply?: StartReply): StartValues {
  const values: StartValues = {
    gender: known.gender ?? 'Unknown',
    hasChosenGender: known.hasChosenGender ?? known.gender !== undefined,
    age: typedAge(known.age ?? AGE_DEFAULT),
    ageWasReset: false,
    prices: {
      min: typedPrice(known.priceMinCents ?? PRICE_DEFAULT_MIN),
      max: typedPrice(known.priceMaxCents ?? PRICE_DEFAULT_MAX),
    },
    priceNotes: {},
    ...splitHints(known.hints ?? ''),
  };
  return reply ? withTypedFields(values, reply.typed) : values;
}

/**
 * Takes the texts of a posted or filled form, by field name; what is no text is left alone. Without a list of what was
 * tapped, the hints name it (see `joinHints`).
 */
export function withTypedFields(values: StartValues, fields: Record<string, unknown>): StartValues {
  const { gender, age, price_min, price_max, hints, interests } = fields;
  let next = values;
  const known = GENDERS.find((name) => name === gender);
  if (known && known !== values.gender) next = chooseGender(next, known);
  if (typeof age === 'string') next = typeAge(next, age);
  if (typeof price_min === 'string') next = typePrice(next, 'min', price_min);
  if (typeof price_max === 'string') next = typePrice(next, 'max', price_max);
  if (typeof hints !== 'string') return next;
  return Array.isArray(interests)
    ? { ...next, hints, interests: readInterests(interests) }
    : { ...next, ...splitHints(hints) };
}

export function chooseGender(values: StartValues, gender: Gender): StartValues {
  return { ...values, gender, hasChosenGender: true };
}

/** Chooses an interest, or no longer. */
export function tapInterest(values: StartValues, tapped: Interest): StartValues {
  const others = values.interests.filter((interest) => interest !== tapped);
  const interests =
    others.length < values.interests.length ? others : readInterests([...others, tapped]);
  return { ...values, interests };
}

export function typeAge(values: StartValues, typed: string): StartValues {
  const age = readAge(typed);
  const value = age.ok ? age.value : values.age.value;
  return { ...values, age: { text: typed, value }, ageWasReset: false };
}

export function slideAge(values: StartValues, position: number): StartValues {
  return { ...values, age: typedAge(ageAt(position)), ageWasReset: false };
}

/** Puts a child's age back to the youngest of the slider. */
export function resetAge(values: StartValues): StartValues {
  return { ...values, age: typedAge(AGE_SLIDER_MIN), ageWasReset: true };
}

/** Types one end of the budget; the other keeps its text until the field is left (see `settlePrices`). */
export function typePrice(values: StartValues, end: PriceEnd, typed: string): StartValues {
  const { min, max } = values.prices;
  const texts = { min: min.text, max: max.text, [end]: typed };
  const read = readBudget(texts, end);
  const place = (of: PriceEnd): Typed => ({
    text: texts[of],
    value: read.values[of] ?? values.prices[of].value,
  });
  return { ...values, prices: { min: place('min'), max: place('max') }, priceNotes: read.notes };
}

export function slidePrice(values: StartValues, handle: PriceEnd, position: number): StartValues {
  const { min, max } = values.prices;
  const before = { min: budgetPosition(min.value), max: budgetPosition(max.value) };
  const after = moveHandle(before, handle, position);
  // A handle that did not move keeps a price typed between two steps.
  const place = (end: PriceEnd) =>
    after[end] === before[end] && end !== handle
      ? values.prices[end]
      : typedPrice(priceAt(after[end]));
  return { ...values, prices: { min: place('min'), max: place('max') }, priceNotes: {} };
}

/** When a typed end is left, amounts that do not count give way to those that do; their notes stay. */
export function settlePrices(values: StartValues): StartValues {
  const place = (end: PriceEnd) =>
    values.priceNotes[end] ? typedPrice(values.prices[end].value) : values.prices[end];
  return { ...values, prices: { min: place('min'), max: place('max') } };
}

/** What the server would reject, by field; empty when the search can start. */
export function findErrors(values: StartValues): StartErrors {
  const { min, max } = values.prices;
  const prices = readBudget({ min: min.text, max: max.text }, 'max').errors;
  const found = { age: ageError(values.age.text), price_min: prices.min, price_max: prices.max };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]]] : [])),
  );
}

/** The criteria of a search, once the form has no errors. */
export function toCriteria(values: StartValues, startStep: StartStep): Criteria {
  return {
    gender: values.gender,
    age: values.age.value,
    priceMinCents: values.prices.min.value,
    priceMaxCents: values.prices.max.value,
    hints: joinHints(values.hints, values.interests),
    startStep,
    hasChosenGender: values.hasChosenGender,
  };
}
