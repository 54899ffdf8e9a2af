import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { STATE_VERSION } from '#app/client/state-version.ts';
import { BUDGET_MAX_CENTS } from '#app/components/start-form/budget-scale.ts';
import { readNumber } from '#app/text/format.ts';
import { startFormText as text } from '#app/text/home.ts';
import {
  AGE_FLOOR,
  AGE_MAX,
  CENTS_PER_EURO,
  GENDERS,
  HINTS_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
  MONTHS_PER_YEAR,
  type Start,
} from '#modules/engine/shared.ts';

/** Ages from 100 to this one are « 100 ans et plus »; above, a slip of the finger. */
const AGE_TYPED_MAX = 120;

const USER_AGENT_MAX_LENGTH = 1000;

/** A number typed in French, in a field whose texts are given. */
function typedNumber(texts: { missing: string; unreadable: string }) {
  return z
    .string({ error: texts.missing })
    .trim()
    .min(1, texts.missing)
    .transform((typed, context) => {
      const value = readNumber(typed);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: texts.unreadable });
      return z.NEVER;
    });
}

const age = typedNumber(text.age)
  .refine((years) => years <= AGE_TYPED_MAX, text.age.tooHigh)
  .transform((years) => Math.min(Math.floor(years * MONTHS_PER_YEAR), AGE_MAX))
  .refine((months) => months >= AGE_FLOOR, text.age.children);

const price = typedNumber(text.budget).transform((euros) =>
  Math.min(Math.floor(euros * CENTS_PER_EURO), BUDGET_MAX_CENTS),
);

const startFormSchema = z
  .object({
    gender: z.enum(GENDERS, { error: text.gender.missing }),
    age,
    price_min: price,
    price_max: price,
    hints: z.string().trim().max(HINTS_MAX_LENGTH, text.hints.tooLong).default(''),
    from_location: z
      .string()
      .default('')
      .transform((location) => location.slice(0, LOCATION_MAX_LENGTH)),
  })
  .refine((form) => form.price_min <= form.price_max, {
    path: ['price_max'],
    message: text.budget.crossed,
  });

/** What a refused start form gives back to `<StartForm lastResult>`: the typed values and the errors. */
export type StartFormReply = SubmissionResult<string[]>;

/**
 * Reads the start form as a page without JavaScript posts it: years and euros, in French notation.
 * The page's size is unknown then, so it is 0.
 */
export function parseStartForm(
  formData: FormData,
  request: Request,
): { ok: true; start: Start } | { ok: false; reply: StartFormReply } {
  const submission = parseWithZod(formData, { schema: startFormSchema, disableAutoCoercion: true });
  if (submission.status !== 'success') return { ok: false, reply: submission.reply() };
  const { gender, age, price_min, price_max, hints, from_location } = submission.value;
  const ua = (request.headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  return {
    ok: true,
    start: {
      gender,
      age,
      price_min_cents: price_min,
      price_max_cents: price_max,
      from_location,
      hints,
      env: { pw: 0, ph: 0, dpi: 0, ua, uv: STATE_VERSION },
    },
  };
}
