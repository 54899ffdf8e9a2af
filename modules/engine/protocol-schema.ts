import { z } from 'zod';
import { ideaKeySchema } from '#modules/catalogue/shared.ts';
import { SEARCH_ID } from '#modules/platform/shared.ts';
import {
  AGE_MAX,
  AGE_MIN,
  BUDGET_MAX_CENTS,
  GENDERS,
  HINTS_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
  type Start,
} from './profile.ts';
import { ANSWERS, FEEDBACKS, HIGHLIGHTS_MAX, METRICS } from './protocol.ts';

const cents = z
  .number()
  .transform((price) => Math.floor(Math.min(Math.max(price, 0), BUDGET_MAX_CENTS)));

/** The screen and the browser that a session begins on, of which only the class and the family are kept. */
export const envSchema = z.strictObject({
  pw: z.number().min(0).max(100_000),
  ph: z.number().min(0).max(100_000),
  dpi: z.number().min(0).max(10_000),
  ua: z.string().max(1000),
  uv: z.string().max(20),
});

/**
 * The payload that starts a session. Prices are floored to whole cents and clamped to the slider. A child's age is
 * accepted here, so that it can be rejected with its own message.
 */
export const startSchema = z
  .strictObject({
    gender: z.enum(GENDERS),
    age: z.int().min(AGE_MIN).max(AGE_MAX),
    price_min_cents: cents,
    price_max_cents: cents,
    from_location: z.string().max(LOCATION_MAX_LENGTH),
    hints: z.string().trim().max(HINTS_MAX_LENGTH),
    env: envSchema,
  })
  .refine((start) => start.price_min_cents <= start.price_max_cents, {
    path: ['price_max_cents'],
    message: 'price_max_cents is below price_min_cents',
  }) satisfies z.ZodType<Start, unknown>;

export const sidSchema = z.string().regex(SEARCH_ID);

const questionId = z.int().positive();

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FLOW_ID'), start: startSchema }),
  z.strictObject({
    type: z.literal('START_SYNC'),
    start: startSchema.nullable(),
    flow_id: z.string().max(64).nullable(),
  }),
  z.strictObject({ type: z.literal('GET_CURRENT_STEP'), id: z.string().max(64) }),
  z.strictObject({
    type: z.literal('ANSWER'),
    flow_id: z.string().max(64),
    question_id: questionId,
    answer: z.enum(ANSWERS),
  }),
  z.strictObject({
    type: z.literal('IDEA_FEEDBACK'),
    flow_id: z.string().max(64),
    idea_key: ideaKeySchema,
    feedback: z.enum(FEEDBACKS),
    aaq: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('IHC'),
    n: z.int().min(0).max(HIGHLIGHTS_MAX),
    id: z.string().max(64),
  }),
  z.strictObject({
    type: z.literal('M'),
    f: z.string().max(64),
    k: z.enum(METRICS),
    v: z.number().min(0).max(1e9),
  }),
  z.strictObject({
    type: z.literal('UNDO'),
    flow_id: z.string().max(64),
    question_id: questionId.nullable(),
    /** The idea of the feedback to take back, in place of an answer. */
    idea_key: ideaKeySchema.optional(),
  }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
