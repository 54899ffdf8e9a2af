import { type Occasion, SUBJECTS, type Subject } from '#modules/catalogue/shared.ts';

/** Ages are held in months. */
export const MONTHS_PER_YEAR = 12;
export const AGE_DEFAULT = 360;
export const AGE_MIN = 0;
export const AGE_MAX = 1200;
/** The youngest recipient the guided search serves; a lower age is rejected. */
export const AGE_FLOOR = 15 * MONTHS_PER_YEAR;
/** The youngest that the square has ideas for: those for AGE_FLOOR. */
export const TEENAGE_FLOOR = 12 * MONTHS_PER_YEAR;
/** Where the age slider returns from a child's age. */
export const AGE_SLIDER_MIN = 16 * MONTHS_PER_YEAR;

/** Prices are held in cents. */
export const CENTS_PER_EURO = 100;
export const PRICE_DEFAULT_MIN = 2000;
export const PRICE_DEFAULT_MAX = 10_000;
/** The greatest budget of a guided search: the end of its slider. */
export const BUDGET_MAX_CENTS = 200 * CENTS_PER_EURO;
export const PRICE_CEILING = 100_000_000;

export const HINTS_MAX_LENGTH = 300;
export const LOCATION_MAX_LENGTH = 2000;

export type Gender = Subject;
export const GENDERS = SUBJECTS;

export type { Occasion };

/** Whom a gift is for: months, cents. */
export type RecipientSummary = {
  gender: Gender;
  age: number;
  price_min_cents: number;
  price_max_cents: number;
};

/** The profile of the recipient and the hints, before any answer. */
export type DescribedRecipient = RecipientSummary & { hints: string };

/** The payload that starts a session, with the class of screen it started on. */
export type Start = DescribedRecipient & {
  from_location: string;
  env: { pw: number; ph: number; dpi: number; ua: string; uv: string };
};

/** What a text says of the recipient, the budget and the occasion; null where it says nothing. Months and cents. */
export type TypedProfile = {
  gender: Gender | null;
  age: number | null;
  /** A word implies the age: « retraité ». */
  isAgeImplied: boolean;
  /** The gift is for a child whose age is not said. */
  isChild: boolean;
  price_min_cents: number | null;
  price_max_cents: number | null;
  occasion: Occasion | null;
};
