import { z } from 'zod';
import { isStoredName, parseRecipe } from '#modules/catalogue/pictures/index.server.ts';
import {
  CATEGORIES,
  FORMS,
  LABELS,
  LAST_QUESTION_ID,
  RELATIONS,
  SUBJECTS,
} from '#modules/catalogue/shared.ts';
import { LIMITS } from './shared.ts';

/** Text without control characters but line breaks, well-formed: the database takes no other in JSON. */
function text(min: number, max: number) {
  return z
    .string()
    .normalize('NFC')
    .trim()
    .min(min)
    .max(max)
    .refine((value) => value.isWellFormed() && !/(?![\n\r\t])\p{Cc}/u.test(value));
}

const cents = z.int().min(0).max(LIMITS.priceCents);
const age = z.int().min(LIMITS.ageMin).max(LIMITS.ageMax);
const picture = z.string().refine((name) => parseRecipe(name) !== null);
const id = z.int().positive();

const genericIdea = z
  .strictObject({
    title: text(1, LIMITS.title),
    description: text(0, LIMITS.description),
    /** What it is, and where or how to get it. */
    content: text(1, LIMITS.content),
    gender: z.enum(SUBJECTS),
    /** In years, both included. */
    ageMin: age,
    ageMax: age,
    priceMinCents: cents,
    priceMaxCents: cents,
    /** A recipe, such as `teapot.dots.webp`. */
    image: picture,
    /** The labels that it gets on questions. */
    labels: z
      .array(z.strictObject({ question_id: id.max(LAST_QUESTION_ID), label: z.enum(LABELS) }))
      .max(LIMITS.ideaLabels)
      .optional(),
  })
  .refine(({ ageMin, ageMax }) => ageMin <= ageMax)
  .refine(({ priceMinCents, priceMaxCents }) => priceMinCents <= priceMaxCents);

const merchantIdea = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(LIMITS.url)
    .refine((url) => url.isWellFormed()),
  merchant_id: id,
  id_within_merchant: text(1, LIMITS.idWithinMerchant),
  title: text(1, LIMITS.title),
  description: text(0, LIMITS.description),
  price_cents: cents.nullable(),
  image: z.string().refine((name) => parseRecipe(name) !== null || isStoredName(name)),
  available: z.boolean(),
});

const formText = text(1, LIMITS.question);
const forms = z.strictObject(
  Object.fromEntries(FORMS.map((form) => [form, formText])) as Record<
    (typeof FORMS)[number],
    typeof formText
  >,
);

/** What is edited of a question. */
const questionState = z.strictObject({
  content: text(1, LIMITS.question),
  category: z.enum(CATEGORIES),
  keywords: z
    .array(text(1, LIMITS.keyword).refine((keyword) => !keyword.includes(';')))
    .max(LIMITS.keywords),
  allow_doubt: z.boolean(),
  /** Its fifteen texts. */
  forms: z.strictObject(
    Object.fromEntries(SUBJECTS.map((subject) => [subject, forms])) as Record<
      (typeof SUBJECTS)[number],
      typeof forms
    >,
  ),
  /** Its relations; null stands for the question itself, at exactly one end. */
  relations: z
    .array(
      z
        .strictObject({
          from: id.max(LAST_QUESTION_ID).nullable(),
          relation: z.enum(RELATIONS),
          to: id.max(LAST_QUESTION_ID).nullable(),
        })
        .refine(({ from, to }) => (from === null) !== (to === null)),
    )
    .max(LIMITS.relations),
});

const question = questionState
  .extend({
    /** The labels that ideas get on it. */
    ideas: z
      .array(z.strictObject({ idea_id: id, label: z.enum(LABELS) }))
      .max(LIMITS.questionIdeas),
    /** Of a draft that changes a question: which one, and as it was when the change was made. */
    change: z
      .strictObject({ question_id: id.max(LAST_QUESTION_ID), before: questionState })
      .optional(),
  })
  .refine(({ ideas, change }) => change !== undefined || ideas.length > 0);

/** What is proposed, by kind: each is checked whole, whatever form it came from. */
export const DRAFTS = { generic_idea: genericIdea, merchant_idea: merchantIdea, question } as const;

export type GenericIdeaDraft = z.output<typeof genericIdea>;
export type MerchantIdeaDraft = z.output<typeof merchantIdea>;
export type QuestionDraft = z.output<typeof question>;

export type Drafts = {
  generic_idea: GenericIdeaDraft;
  merchant_idea: MerchantIdeaDraft;
  question: QuestionDraft;
};
