import { z } from 'zod';
import {
  choosePicture,
  genericIdeaDraft,
  genericIdeaFields,
  genericText,
} from '#app/features/contrib/index.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { readNumber } from '#app/ui/text/format.ts';
import { CATEGORIES, FORMS, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import {
  accept,
  type Contribution,
  editContribution,
  LIMITS,
} from '#modules/moderation/contributions/index.server.ts';
import { editText, queueText } from '../text.ts';
import { signedIn } from './queue-forms.server.ts';

/** What every such form carries: the version that was shown, and whether it is accepted too. */
const how = {
  version: hiddenField(z.coerce.number().int().positive()),
  intent: hiddenField(z.enum(['save', 'accept'])),
};
type How = { version: number; intent: 'save' | 'accept' };

const long = (max: number) => editText.tooLong(max);
const required = (max: number) =>
  z.string({ error: editText.missing }).trim().min(1, editText.missing).max(max, long(max));

const problems = queueText.problems;
const rejections = {
  changed: { message: editText.changed, status: 409 },
  unknown_contribution: { message: problems.unknown_contribution, status: 404 },
  forbidden: { message: problems.forbidden, status: 403 },
  invalid_draft: genericText.invalid,
  known_idea: editText.whole(problems.known_idea),
  unknown_merchant: editText.whole(problems.unknown_merchant),
  same_content: editText.whole(problems.same_content),
  catalogue_full: editText.whole(problems.catalogue_full),
  conflicting_relations: editText.whole(problems.conflicting_relations),
  changed_question: editText.whole(problems.changed_question),
} as const;

function decide(account: Account, id: number, { version, intent }: How, draft: unknown) {
  return (intent === 'accept' ? accept : editContribution)(account, { id, version }, draft);
}

/** Changes a generic idea, and accepts it when asked. */
export const genericEditForm = defineForm({
  schema: z
    .object({ ...genericIdeaFields, ...how })
    .transform(({ version, intent, ...typed }, context) => ({
      ...{ version, intent },
      draft: genericIdeaDraft(typed, context),
    })),
  async run({ draft, ...asked }, { account }, { id, draft: before }: Contribution<'generic_idea'>) {
    const chosen = draft.image === before.image ? draft : await choosePicture(draft);
    if (!chosen) return { ok: false, reason: 'unknown_picture' };
    const { labels } = before;
    return decide(signedIn(account), id, asked, labels ? { ...chosen, labels } : chosen);
  },
  rejections: {
    ...rejections,
    unknown_picture: { field: 'icon', message: genericText.pictureWrong },
  },
});

/** Changes the words and the price of a merchant's idea. */
export const merchantEditForm = defineForm({
  schema: z.object({
    ...how,
    title: required(LIMITS.title),
    description: z.string().trim().max(LIMITS.description, long(LIMITS.description)).default(''),
    price: z
      .string()
      .transform((typed) => readNumber(typed))
      .refine((euros) => euros !== null && euros * 100 <= LIMITS.priceCents, editText.priceWrong)
      .optional(),
  }),
  async run(
    { title, description, price, ...asked },
    { account },
    contribution: Contribution<'merchant_idea'>,
  ) {
    const price_cents = price == null ? null : Math.round(price * 100);
    const draft = { ...contribution.draft, title, description, price_cents };
    return decide(signedIn(account), contribution.id, asked, draft);
  },
  rejections,
});

const linesOf = (typed: string) => typed.split(/\r?\n/).map((line) => line.trim());
const FORM_COUNT = SUBJECTS.length * FORMS.length;

/** Changes the words of a question and when it is asked; its labels and relations stay. */
export const questionEditForm = defineForm({
  schema: z.object({
    ...how,
    content: required(LIMITS.question),
    category: z.enum(CATEGORIES),
    keywords: z
      .string()
      .default('')
      .transform((typed) => linesOf(typed).filter(Boolean))
      .refine(
        (words) =>
          words.length <= LIMITS.keywords &&
          words.every((word) => word.length <= LIMITS.keyword && !word.includes(';')),
        editText.keywordsWrong,
      ),
    allow_doubt: z
      .string()
      .optional()
      .transform((typed) => typed !== undefined),
    forms: z
      .string({ error: editText.formsWrong })
      .transform(linesOf)
      .refine(
        (lines) =>
          lines.length === FORM_COUNT &&
          lines.every((line) => line.length > 0 && line.length <= LIMITS.question),
        editText.formsWrong,
      ),
  }),
  async run(
    { forms: lines, version, intent, ...fields },
    { account },
    contribution: Contribution<'question'>,
  ) {
    const forms = Object.fromEntries(
      SUBJECTS.map((subject, row) => [
        subject,
        Object.fromEntries(FORMS.map((form, column) => [form, lines[row * FORMS.length + column]])),
      ]),
    );
    const draft = { ...contribution.draft, ...fields, forms };
    return decide(signedIn(account), contribution.id, { version, intent }, draft);
  },
  rejections,
});
