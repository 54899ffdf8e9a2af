import { z } from 'zod';
import { SUBJECTS, type Subject } from '#modules/catalogue/shared.ts';

/** Ages are held in months. */
export const MONTHS_PER_YEAR = 12;
export const AGE_DEFAULT = 360;
export const AGE_MIN = 0;
export const AGE_MAX = 1200;
/** The youngest recipient the guided search serves; below it the age is refused. */
export const AGE_FLOOR = 15 * MONTHS_PER_YEAR;
/** Where the age slider returns when it stays among the children's ages. */
export const AGE_SLIDER_MIN = 16 * MONTHS_PER_YEAR;

/** Prices are held in cents. */
export const CENTS_PER_EURO = 100;
export const PRICE_DEFAULT_MIN = 2000;
export const PRICE_DEFAULT_MAX = 10_000;
export const PRICE_CEILING = 100_000_000;

export const HINTS_MAX_LENGTH = 300;
export const LOCATION_MAX_LENGTH = 2000;

export type Gender = Subject;
export const GENDERS = SUBJECTS;

export const OCCASIONS = ['christmas'] as const;
export type Occasion = (typeof OCCASIONS)[number];

const cents = z.number().min(0).max(PRICE_CEILING).transform(Math.floor);

/** The payload that starts a session. Prices are floored to whole cents. */
export const startSchema = z
  .strictObject({
    gender: z.enum(GENDERS),
    age: z.int().min(AGE_FLOOR).max(AGE_MAX),
    price_min_cents: cents,
    price_max_cents: cents,
    from_location: z.string().max(LOCATION_MAX_LENGTH),
    hints: z.string().trim().max(HINTS_MAX_LENGTH),
    env: z.strictObject({
      pw: z.number().min(0).max(100_000),
      ph: z.number().min(0).max(100_000),
      dpi: z.number().min(0).max(10_000),
      ua: z.string().max(1000),
      uv: z.string().max(20),
    }),
  })
  .refine((start) => start.price_min_cents <= start.price_max_cents, {
    path: ['price_max_cents'],
    message: 'price_max_cents is below price_min_cents',
  });
export type Start = z.infer<typeof startSchema>;
