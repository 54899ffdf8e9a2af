import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { type Caller, defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { readNumber } from '#app/ui/text/format.ts';
import {
  accept,
  type Contribution,
  editContribution,
  LIMITS,
  type PendingChange,
  remove,
} from '#modules/moderation/contributions/index.server.ts';
import {
  choosePicture,
  genericIdeaDraft,
  genericIdeaFields,
} from '../generic-idea/schema.server.ts';
import { genericText } from '../generic-idea/text.ts';
import { formsOf, questionFields, writtenTexts } from '../questions/question-schema.server.ts';
import { relationsOf } from './draft-relations.ts';
import { FIRST_MAX } from './merge-typed.ts';
import { PROBLEMS, editText as text } from './text.ts';

const version = hiddenField(z.coerce.number().int().positive());

/** What every such form carries: the version that was shown, what it was made from, and whether it is accepted too. */
const how = {
  version,
  first: hiddenField(z.string().max(FIRST_MAX).optional()),
  intent: hiddenField(z.enum(['save', 'accept'])),
};
type How = { version: number; intent: 'save' | 'accept' };

const long = (max: number) => text.tooLong(max);
const required = (max: number) =>
  z.string({ error: text.missing }).trim().min(1, text.missing).max(max, long(max));

const rejections = {
  too_many: text.tooMany,
  changed: { message: text.changed, status: 409 },
  unknown_contribution: { message: text.whole(PROBLEMS.unknown_contribution), status: 404 },
  forbidden: { message: text.whole(PROBLEMS.forbidden), status: 403 },
  invalid_draft: genericText.invalid,
  known_idea: text.whole(PROBLEMS.known_idea),
  unknown_merchant: text.whole(PROBLEMS.unknown_merchant),
  same_content: text.whole(PROBLEMS.same_content),
  catalogue_full: text.whole(PROBLEMS.catalogue_full),
  conflicting_relations: text.whole(PROBLEMS.conflicting_relations),
  changed_question: { message: text.changedQuestion, status: 409 },
  unknown_question: text.whole(PROBLEMS.unknown_question),
} as const;

const limits = (_: unknown, { account }: Caller) => ({ contribution_edit: String(account?.id) });

function decide(caller: Caller, id: number, { version, intent }: How, draft: unknown) {
  const decideOn = intent === 'accept' ? accept : editContribution;
  return decideOn(signedIn(caller.account), { id, version }, draft);
}

/** Changes a generic idea, and accepts it when asked. */
export const genericEditForm = defineForm({
  schema: z
    .object({ ...genericIdeaFields, ...how })
    .transform(({ version, intent, first: _, ...typed }, context) => ({
      ...{ version, intent },
      draft: genericIdeaDraft(typed, context),
    })),
  limits,
  async run({ draft, ...asked }, caller, { id, draft: before }: Contribution<'generic_idea'>) {
    const chosen = draft.image === before.image ? draft : await choosePicture(draft);
    if (!chosen) return { ok: false, reason: 'unknown_picture' };
    const { labels } = before;
    return decide(caller, id, asked, labels ? { ...chosen, labels } : chosen);
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
      .refine((euros) => euros !== null && euros * 100 <= LIMITS.priceCents, text.priceWrong)
      .optional(),
  }),
  limits,
  async run(
    { title, description, price, ...asked },
    caller,
    { id, draft }: Contribution<'merchant_idea'>,
  ) {
    const price_cents = price == null ? null : Math.round(price * 100);
    return decide(caller, id, asked, { ...draft, title, description, price_cents });
  },
  rejections,
});

/** A proposed question, or a change of one, beside the question of now. */
type EditedQuestion = {
  contribution: Contribution<'question'>;
  pending: PendingChange | null;
};

/** Changes the texts of a question, when it is asked, which of its ideas keep their first label, and which relations it adds. */
export const questionEditForm = defineForm({
  schema: z.object({
    ...how,
    ...questionFields,
    ...writtenTexts,
    /** The version of the question that was shown beside a change of it. */
    question: hiddenField(z.string().max(100).optional()),
    relation: z
      .array(hiddenField(z.string().max(40)))
      .max(LIMITS.relations)
      .default([]),
    idea: z.array(hiddenField(z.coerce.number().int())).max(LIMITS.questionIdeas).default([]),
  }),
  limits,
  async run(
    { version, intent, first: _, question, relation, idea, ...typed },
    caller,
    { contribution, pending }: EditedQuestion,
  ) {
    if (pending && pending.version !== question) return { ok: false, reason: 'changed' };
    const { draft } = pending ?? contribution;
    const { category, keywords, allow_doubt, ...texts } = typed;
    const ideas = draft.ideas.filter(({ idea_id }) => idea.includes(idea_id));
    if (draft.ideas.length > 0 && ideas.length === 0) return { ok: false, reason: 'no_ideas' };
    const left = relationsOf(draft).added.filter(({ value }) => !relation.includes(value));
    const relations = draft.relations.filter((each) => !left.some((one) => one.relation === each));
    const forms = formsOf(texts);
    const content = forms.Unknown.interrogative;
    const fields = { content, category, keywords, allow_doubt: allow_doubt === 'on' };
    const changed = { ...draft, ...fields, forms, ideas, relations };
    return decide(caller, contribution.id, { version, intent }, changed);
  },
  rejections: { ...rejections, no_ideas: { field: 'idea', message: text.noIdeas } },
});

/** Withdraws what waits; the subject is its number. */
export const withdrawForm = defineForm({
  schema: z.object({ version }),
  limits,
  run: ({ version }, caller, id: number) => remove(signedIn(caller.account), { id, version }),
  rejections,
});
