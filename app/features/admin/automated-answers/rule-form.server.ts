import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import {
  checkRule,
  type RuleConflict,
  type StoredRule,
} from '#modules/catalogue/automated-answers/index.server.ts';
import { impactOfRule } from '#modules/engine/insight/index.server.ts';
import { createRule, editRule } from '#modules/moderation/automated-answers/index.server.ts';
import { textsOf } from './rule-row.server.ts';
import { readRule, ruleSchema } from './rule-schema.server.ts';
import { ruleText } from './text.ts';

const { rejections } = ruleText;

/** What a rule would have done, or what it contradicts; `texts` are those of the questions in that. */
export type RulePreview = {
  conflict: RuleConflict | null;
  impact: Awaited<ReturnType<typeof impactOfRule>> | null;
  texts: Record<number, string>;
  isOnHints: boolean;
};

type Filled = { kind: 'shown'; preview: RulePreview } | { kind: 'saved'; decision: number };

/** Shows what a rule would have done, or saves it: in place of another one, or besides all. */
export const ruleForm = defineForm({
  schema: ruleSchema,
  async run(typed, { account }, before: StoredRule | null) {
    const read = await readRule(typed, before);
    if (!read.ok) return read;
    const { fields } = read;
    const rule = { ...fields, paused: before?.paused ?? false };
    if (typed.step === 'preview') {
      const unfit = await checkRule(rule, before?.id ?? null);
      if (unfit?.reason === 'contradiction') return await showConflict(unfit.conflict);
      if (unfit) return unfit;
      const impact = await impactOfRule(rule, before?.id ?? null);
      const preview = { conflict: null, impact, texts: {}, isOnHints: rule.hint_words !== null };
      return { kind: 'shown', preview } as Filled;
    }
    const admin = signedIn(account);
    const saved = before
      ? await editRule(admin, before.id, typed.version ?? '', fields)
      : await createRule(admin, fields);
    if (saved.ok) return { kind: 'saved', decision: saved.decision } as Filled;
    return saved.reason === 'contradiction' ? await showConflict(saved.conflict) : saved;
  },
  rejections: {
    unknown_question: { field: 'question', message: rejections.question },
    unknown_condition: { field: 'condition', message: rejections.condition },
    repeated_condition: { field: 'condition', message: rejections.twice },
    own_condition: { field: 'condition', message: rejections.own },
    no_word: { field: 'hint_words', message: rejections.noWord },
    ages_order: { field: 'age_max', message: rejections.agesOrder },
    budget_order: { field: 'budget_max', message: rejections.budgetOrder },
    known_rule: { message: rejections.known_rule, status: 409 },
    unknown_rule: { message: rejections.unknown_rule, status: 404 },
    changed_rule: { message: rejections.changed_rule, status: 409 },
  },
});

async function showConflict(conflict: RuleConflict): Promise<Filled> {
  const edges = conflict.follows.flatMap(({ path }) => path);
  const named = edges.flatMap(({ from, to }) => [from, to]);
  const texts = await textsOf([conflict.question_id, ...named]);
  return { kind: 'shown', preview: { conflict, impact: null, texts, isOnHints: false } };
}
