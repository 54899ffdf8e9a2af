import { z } from 'zod';
import { readNumber } from '#app/ui/text/format.ts';
import { SUBJECTS } from '#modules/catalogue/shared.ts';
import { type GenericIdeaDraft, LIMITS } from '#modules/moderation/contributions/index.server.ts';
import { genericText as text } from './text.ts';

const words = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, text.titleLong(max));

const age = z
  .string({ error: text.ageWrong(LIMITS.ageMax) })
  .transform((typed) => readNumber(typed) ?? Number.NaN)
  .pipe(
    z
      .int({ error: text.ageWrong(LIMITS.ageMax) })
      .min(LIMITS.ageMin)
      .max(LIMITS.ageMax, text.ageWrong(LIMITS.ageMax)),
  );

const price = z
  .string({ error: text.priceWrong })
  .transform((typed) => Math.round((readNumber(typed) ?? Number.NaN) * 100))
  .pipe(z.int({ error: text.priceWrong }).min(0).max(LIMITS.priceCents, text.priceWrong));

/** The fields of a generic idea as they are typed: ages in years, prices in euros. */
export const genericIdeaFields = {
  title: words(LIMITS.title, text.titleMissing),
  content: words(LIMITS.content, text.contentMissing),
  description: z
    .string()
    .trim()
    .max(LIMITS.description, text.titleLong(LIMITS.description))
    .default(''),
  gender: z.enum(SUBJECTS).catch('Unknown'),
  ageMin: age,
  ageMax: age,
  priceMin: price,
  priceMax: price,
  image: z.string({ error: text.pictureWrong }),
};

type Typed = {
  [Name in keyof typeof genericIdeaFields]: z.output<(typeof genericIdeaFields)[Name]>;
};

/** The draft of what was typed, or what is wrong with its ranges. */
export function genericIdeaDraft(typed: Typed, context: z.core.$RefinementCtx): GenericIdeaDraft {
  const { priceMin: priceMinCents, priceMax: priceMaxCents, ...rest } = typed;
  const issue = (name: string, message: string) =>
    context.issues.push({ code: 'custom', path: [name], message, input: typed });
  if (rest.ageMin > rest.ageMax) issue('ageMax', text.ageOrder);
  if (priceMinCents > priceMaxCents) issue('priceMax', text.priceOrder);
  return { ...rest, priceMinCents, priceMaxCents };
}
