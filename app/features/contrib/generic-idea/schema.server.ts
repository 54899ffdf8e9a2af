import { z } from 'zod';
import { readNumber } from '#app/ui/text/format.ts';
import { isDrawable, PATTERNS, proposeIconsFor } from '#modules/catalogue/pictures/index.server.ts';
import { LABELS, SUBJECTS } from '#modules/catalogue/shared.ts';
import { type GenericIdeaDraft, LIMITS } from '#modules/moderation/contributions/index.server.ts';
import { genericText as text } from './text.ts';
import { DEFAULT_PATTERN, imageOf, TEXT_ICON } from './typed.ts';

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
  gender: z.enum(SUBJECTS, { error: text.genderWrong }).default('Unknown'),
  ageMin: age,
  ageMax: age,
  priceMin: price,
  priceMax: price,
  /** The icons of its picture as a recipe names them; empty for those that its words propose. */
  icon: z.string().default(''),
  pattern: z.enum(PATTERNS, { error: text.patternWrong }).default(DEFAULT_PATTERN),
  /** What is typed to find other icons. */
  iconSearch: z.string().default(''),
  /** Labels of questions, as `12:YesIsBetter`. */
  labels: z
    .array(z.string())
    .transform((typed) => typed.flatMap((each) => readLabel(each) ?? []))
    .default([]),
};

type Typed = {
  [Name in keyof typeof genericIdeaFields]: z.output<(typeof genericIdeaFields)[Name]>;
};

/** The draft of what was typed, or what is wrong with its ranges. Its picture may be left to `choosePicture`. */
export function genericIdeaDraft(typed: Typed, context: z.core.$RefinementCtx): GenericIdeaDraft {
  const { priceMin: priceMinCents, priceMax: priceMaxCents, labels, ...rest } = typed;
  const { icon, pattern, iconSearch: _, ...fields } = rest;
  const issue = (name: string, message: string) =>
    context.issues.push({ code: 'custom', path: [name], message, input: typed });
  if (rest.ageMin > rest.ageMax) issue('ageMax', text.ageOrder);
  if (priceMinCents > priceMaxCents) issue('priceMax', text.priceOrder);
  const byQuestion = new Map(labels.map((label) => [label.question_id, label]));
  if (byQuestion.size > LIMITS.ideaLabels) issue('labels', text.labelsWrong);
  return {
    ...{ ...fields, priceMinCents, priceMaxCents, image: imageOf(icon, pattern) },
    ...(byQuestion.size > 0 && { labels: [...byQuestion.values()] }),
  };
}

type Label = NonNullable<GenericIdeaDraft['labels']>[number];

function readLabel(typed: string): Label | null {
  const [, id, name] = /^(\d{1,4}):(\w{1,20})$/.exec(typed) ?? [];
  const label = LABELS.find((each) => each === name);
  return label && Number(id) > 0 ? { question_id: Number(id), label } : null;
}

/** The draft with the picture that its words propose, where none was chosen; null when there is no such icon. */
export async function choosePicture(draft: GenericIdeaDraft): Promise<GenericIdeaDraft | null> {
  const [icon, pattern = DEFAULT_PATTERN] = draft.image.split('.');
  if (icon !== '') return isDrawable(draft.image) ? draft : null;
  const [proposed = TEXT_ICON] = await proposeIconsFor(draft, 1);
  return { ...draft, image: imageOf(proposed, pattern) };
}
