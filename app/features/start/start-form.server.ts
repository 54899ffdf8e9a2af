import { z } from 'zod';
import { STATE_VERSION } from '#app/features/visit/index.ts';
import type { FormReply } from '#app/shell/forms/form-reply.ts';
import {
  AGE_FLOOR,
  CENTS_PER_EURO,
  GENDERS,
  HINTS_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
  PRICE_DEFAULT_MAX,
  type Start,
} from '#modules/engine/shared.ts';
import { readBudget } from './budget.ts';
import { type Reading, readAge, readPrice } from './fields.ts';
import { INTERESTS_FIELD, joinHints, readInterests } from './interests.ts';
import { startFormText as text } from './text.ts';

const USER_AGENT_MAX_LENGTH = 1000;

/** A typed field, read the way the browser reads it: its value, with the text that it was read from. */
function typed(missing: string, read: (typed: string) => Reading) {
  return z.string({ error: missing }).transform((text, context) => {
    const reading = read(text);
    if (reading.ok) return { text, value: reading.value };
    context.addIssue({ code: 'custom', message: reading.error });
    return z.NEVER;
  });
}

const price = typed(text.budget.missing, readPrice);

/** The form as it is first shown has this maximum: a minimum typed above it is what the visitor meant. */
const DEFAULT_MAX_TEXT = String(PRICE_DEFAULT_MAX / CENTS_PER_EURO);

/**
 * The start form as a page without JavaScript posts it: years and euros, in French notation. Read as the payload that
 * starts a session, but for its environment, with the notes about a budget that was changed (see
 * `readBudget`).
 */
export const startFormSchema = z
  .object({
    gender: z.enum(GENDERS, { error: text.gender.missing }),
    age: typed(text.age.missing, readAge).refine(
      ({ value }) => value >= AGE_FLOOR,
      text.age.children,
    ),
    price_min: price,
    price_max: price,
    hints: z.string().trim().max(HINTS_MAX_LENGTH, text.hints.tooLong).default(''),
    [INTERESTS_FIELD]: z.array(z.string()).default([]).transform(readInterests),
    from_location: z
      .string()
      .default('')
      .transform((location) => location.slice(0, LOCATION_MAX_LENGTH)),
  })
  .transform(({ gender, age, price_min, price_max, hints, interests, from_location }) => {
    const budget = { min: price_min.text, max: price_max.text };
    const kept = budget.max === DEFAULT_MAX_TEXT ? 'min' : 'max';
    const { values, notes } = readBudget(budget, kept);
    const start: Omit<Start, 'env'> = {
      gender,
      age: age.value,
      price_min_cents: values.min ?? price_min.value,
      price_max_cents: values.max ?? price_max.value,
      from_location,
      hints: joinHints(hints, interests),
    };
    return { start, notes: Object.values(notes) };
  });

/** What a rejected start form shows again. */
export type StartReply = FormReply<z.input<typeof startFormSchema>>;

/** The environment of a page that posts the form: its size is unknown, so it is 0. */
export function pageEnv(request: Request): Start['env'] {
  const ua = (request.headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  return { pw: 0, ph: 0, dpi: 0, ua, uv: STATE_VERSION };
}
