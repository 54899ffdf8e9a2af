import { data, redirect } from 'react-router';
import { errorPage } from '#app/shell/errors.server.ts';
import { fieldsOf, readFormData } from '#app/shell/forms/fields.server.ts';
import type { FormErrors } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import {
  findRule,
  type RuleFields,
  type StoredRule,
} from '#modules/catalogue/automated-answers/index.server.ts';
import { questionTexts } from '#modules/catalogue/questions/index.server.ts';
import { findCandidate } from '#modules/engine/insight/index.server.ts';
import { type RulePreview, ruleForm } from './rule-form.server.ts';
import { textsOf } from './rule-row.server.ts';
import { ruleSchema } from './rule-schema.server.ts';
import { euros, years } from './rule-words.ts';

const ID_MAX = 2_147_483_647;
/** Questions that the list to choose from names. */
const CHOICES_MAX = 1000;

/** A form that was sent and not saved: what was typed, what is wrong with it, and what the rule would do. */
export type RuleReply = {
  typed: Typed;
  errors: FormErrors;
  preview: RulePreview | null;
};

/** The fields of the form as texts. */
export type Typed = Partial<Record<string, string | string[]>>;

/** The rule that an address names. @throws the page of 404 for none. */
export async function askedRule(id: string): Promise<StoredRule> {
  const rule = /^\d{1,10}$/.test(id) && Number(id) <= ID_MAX ? await findRule(Number(id)) : null;
  if (!rule) throw errorPage(404);
  return rule;
}

/** The questions to choose from. */
export async function questionChoices(): Promise<string[]> {
  return (await questionTexts()).slice(0, CHOICES_MAX).map(({ content }) => content);
}

/** The fields of the form for a rule that is stored. */
export async function typedOfRule(rule: RuleFields): Promise<Typed> {
  const texts = await textsOf([rule.question_id, ...rule.conditions]);
  return {
    question: texts[rule.question_id] ?? String(rule.question_id),
    answer: rule.answer,
    gender: rule.gender ?? '',
    occasion: rule.occasion ?? '',
    age_min: years(rule.age_min_months) ?? '',
    age_max: years(rule.age_max_months) ?? '',
    budget_min: euros(rule.budget_min_cents) ?? '',
    budget_max: euros(rule.budget_max_cents) ?? '',
    hint_words: rule.hint_words?.join(', ') ?? '',
    condition: rule.conditions.map((id) => texts[Math.abs(id)] ?? String(Math.abs(id))),
    condition_answer: rule.conditions.map((id) => (id > 0 ? 'yes' : 'no')),
  };
}

/** The fields for the candidate that an address names; none where there is no such candidate. */
export async function typedOfCandidate(parameters: URLSearchParams): Promise<Typed | null> {
  const from = parameters.get('from') ?? '';
  const candidate = /^\d{1,9}$/.test(from) ? await findCandidate(Number(from)) : null;
  return candidate && (await typedOfRule({ ...candidate, hint_words: null }));
}

type Post = Parameters<typeof handlePost>[1];

/** Answers the form of a rule: the same page, or the list once it is saved. */
export async function answerRuleForm(args: Post, before: StoredRule | null) {
  const form = args.form ?? (await readFormData(args.request));
  const typed = fieldsOf(form, ruleSchema).typed as Typed;
  const did = before ? 'edited' : 'added';
  const answer = await handlePost(
    ruleForm,
    { ...args, form },
    (filled) =>
      filled.kind === 'saved'
        ? redirect(`/admin/automated-answers?${STEP.done}=${doneValue(did, filled.decision)}`, 303)
        : filled,
    before,
  );
  if (answer instanceof Response) return answer;
  if (!('kind' in answer)) {
    const { errors } = answer.data;
    return data({ typed, errors, preview: null } satisfies RuleReply, answer.init ?? {});
  }
  const { preview } = answer;
  const status = preview.conflict ? 409 : 200;
  return data({ typed, errors: {}, preview } satisfies RuleReply, { status });
}
