import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { readNumber } from '#app/ui/text/format.ts';
import { SUBJECTS } from '#modules/catalogue/shared.ts';
import { startSpreadTest, stopSpreadTest } from '#modules/engine/insight/index.server.ts';
import { ITERATIONS_MAX } from '#modules/engine/insight/shared.ts';
import { logged } from '#modules/moderation/decisions/index.server.ts';
import { spreadText as text } from './text.ts';

const { wrong } = text;

/** A number as people type it, within bounds. */
function number(message: string, most: number, { least = 0, whole = false } = {}) {
  return z.string({ error: message }).transform((typed, context) => {
    const value = readNumber(typed);
    const fits = value !== null && value >= least && value <= most;
    if (fits && (!whole || Number.isInteger(value))) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

const PRICE_MAX = 1_000_000;

/** Has the worker run a spread test; prices are typed in euros. */
export const startForm = defineForm({
  schema: z
    .object({
      iterations: number(wrong.iterations, ITERATIONS_MAX, { least: 1, whole: true }),
      price_min: number(wrong.price, PRICE_MAX),
      price_max: number(wrong.price, PRICE_MAX),
      age: number(wrong.age, 100, { whole: true }),
      sex: z.enum(SUBJECTS, wrong.sex),
      proba_answer_yes: number(wrong.proba, 1),
      proba_answer_no: number(wrong.proba, 1),
    })
    .refine(({ price_min, price_max }) => price_min <= price_max, {
      path: ['price_max'],
      message: wrong.prices,
    })
    .refine(({ proba_answer_yes: yes, proba_answer_no: no }) => yes + no <= 1 + 1e-9, {
      path: ['proba_answer_no'],
      message: wrong.probas,
    }),
  run: ({ price_min, price_max, ...config }, { account }) =>
    logged(
      signedIn(account),
      ({ id }) => ({ operation: 'start-spread-test', number: id }),
      () =>
        startSpreadTest({
          ...config,
          price_min_cents: Math.round(price_min * 100),
          price_max_cents: Math.round(price_max * 100),
        }),
    ),
  rejections: { under_way: { message: text.underWay, status: 409 } },
});

/** Ends the test that the address names. */
export const stopForm = defineForm({
  schema: z.object({}),
  run: (_, { account }, id: number) =>
    logged(signedIn(account), { operation: 'stop-spread-test', number: id }, () =>
      stopSpreadTest(id),
    ),
  rejections: { not_under_way: { message: text.notUnderWay, status: 409 } },
});
