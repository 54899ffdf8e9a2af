import { createHash } from 'node:crypto';
import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import { LIMITS } from '#modules/moderation/contributions/index.server.ts';
import {
  planChange,
  proposeChange,
  type QuestionChange,
  type QuestionPlan,
} from '#modules/moderation/questions/index.server.ts';
import { FIRST_MAX } from '../edit/merge-typed.ts';
import { formsOf, line, questionFields, writtenTexts } from './question-schema.server.ts';
import { readRelations } from './relation-values.server.ts';
import { fieldsText, enrichText as text } from './text.ts';

const LINES_MAX = 20;
const edge = hiddenField(z.string().max(40));

const relations = {
  /** Relations that were shown, and those of them that stay. */
  had: z.array(edge).max(LIMITS.relations, text.tooManyRelations),
  keep: z.array(edge).max(LIMITS.relations, text.tooManyRelations),
  other: z.array(line()).max(LINES_MAX),
  relation: z.array(edge).max(LINES_MAX),
};

export const enrichSchema = z.object({
  version: hiddenField(z.string().max(100)),
  first: hiddenField(z.string().max(FIRST_MAX).optional()),
  step: hiddenField(z.enum(['preview', 'save'])),
  seen: hiddenField(z.string().max(100).optional()),
  ...questionFields,
  ...writtenTexts,
  ...relations,
});

/** What a change comes to: it is shown before it is saved, or it is saved. */
type Enriched =
  | { kind: 'shown'; plan: QuestionPlan; seen: string }
  | { kind: 'saved'; accepted: boolean };

/** Changes a question and its relations. What the relations would have changed in past searches is shown first. */
export const enrichQuestionForm = defineForm({
  schema: enrichSchema,
  limits: (_, { account }) => ({ question_edit: String(account?.id) }),
  async run(value, { account }, id: number): Promise<Enriched | Rejected> {
    const read = await readRelations(id, value);
    if (!read.ok) return read;
    const change: QuestionChange = {
      category: value.category,
      keywords: value.keywords,
      allow_doubt: value.allow_doubt === 'on',
      forms: formsOf(value),
      relations: read.relations,
    };
    const plan = await planChange(id, value.version, change);
    if (!plan.ok) return asEnriched(plan);
    const seen = hashOf(plan.plan);
    const mustSee = plan.plan.impact !== null && value.seen !== seen;
    if (value.step === 'preview' || mustSee || plan.plan.conflicts.length > 0) {
      return { kind: 'shown', plan: plan.plan, seen };
    }
    return save(signedIn(account), id, value.version, change);
  },
  rejections: {
    too_many: fieldsText.tooMany,
    unknown_question: { message: errorText(404).message, status: 404 },
    unknown_other: { field: 'other', message: text.unknownOther },
    self: { field: 'other', message: text.self },
    no_relation: { field: 'other', message: text.choose },
    too_many_relations: { field: 'other', message: text.tooManyRelations },
    changed: { message: text.changed, status: 409 },
    changed_question: { message: text.changed, status: 409 },
    nothing_changed: text.nothingChanged,
    same_content: { field: 'Unknown-interrogative', message: fieldsText.sameContent, status: 409 },
    conflicting_relations: { field: 'other', message: fieldsText.conflict, status: 409 },
    invalid_draft: errorText(422).message,
    known_idea: errorText(422).message,
    unknown_merchant: errorText(422).message,
    catalogue_full: errorText(422).message,
  },
});

type Rejected = {
  ok: false;
  reason:
    | 'unknown_other'
    | 'self'
    | 'no_relation'
    | 'too_many_relations'
    | Exclude<
        Extract<Awaited<ReturnType<typeof proposeChange>>, { ok: false }>['reason'],
        'stands'
      >;
};

async function save(
  account: Account,
  id: number,
  version: string,
  change: QuestionChange,
): Promise<Enriched | Rejected> {
  const saved = await proposeChange(account, id, version, change);
  if (!saved.ok) return asEnriched(saved);
  return { kind: 'saved', accepted: saved.contribution.state === 'accepted' };
}

/** What stands already was sent twice. */
function asEnriched({ reason }: { reason: Rejected['reason'] | 'stands' }): Enriched | Rejected {
  return reason === 'stands' ? { kind: 'saved', accepted: true } : { ok: false, reason };
}

/** Tells whether the plan that is confirmed is the one that was shown. */
function hashOf({ added, removed }: QuestionPlan): string {
  return createHash('sha256')
    .update(JSON.stringify([added, removed]))
    .digest('base64url');
}
