import { z } from 'zod';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { readNumber } from '#app/ui/text/format.ts';
import type { RuleFields } from '#modules/catalogue/automated-answers/index.server.ts';
import { phrasesOf } from '#modules/catalogue/matching/shared.ts';
import { findQuestionNamed } from '#modules/catalogue/questions/index.server.ts';
import {
  AUTOMATED_ANSWERS,
  HINT_WORDS_MAX_LENGTH,
  OCCASIONS,
  SUBJECTS,
} from '#modules/catalogue/shared.ts';
import { CENTS_PER_EURO, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import { years } from './rule-words.ts';
import { ruleText } from './text.ts';

const { rejections } = ruleText;
const YEARS_MAX = 120;
const EUROS_MAX = 1_000_000;
const CONDITIONS_MAX = 20;
const QUESTION_MAX_LENGTH = 500;

const number = (max: number, message: string) =>
  z
    .string()
    .max(20, message)
    .transform(readNumber)
    .refine((typed) => typed !== null && typed <= max, message)
    .transform((typed) => typed ?? 0)
    .optional();
const age = number(YEARS_MAX, rejections.years)
  .refine(Number.isInteger, rejections.years)
  .optional();
const euro = number(EUROS_MAX, rejections.euros);

/** The fields of a rule, as they are typed. */
export const ruleSchema = z.object({
  step: hiddenField(z.enum(['preview', 'save'])),
  version: hiddenField(z.string().max(20).optional()),
  question: z.string({ error: rejections.question }).max(QUESTION_MAX_LENGTH, rejections.question),
  answer: z.enum(AUTOMATED_ANSWERS, { error: rejections.answer }),
  gender: hiddenField(z.enum(SUBJECTS).optional()),
  occasion: hiddenField(z.enum(OCCASIONS).optional()),
  age_min: age,
  age_max: age,
  budget_min: euro,
  budget_max: euro,
  hint_words: z.string().max(HINT_WORDS_MAX_LENGTH, rejections.words).optional(),
  condition: z
    .array(z.string().max(QUESTION_MAX_LENGTH, rejections.condition))
    .max(CONDITIONS_MAX, rejections.tooMany),
  condition_answer: z
    .array(hiddenField(z.enum(['yes', 'no'])))
    .max(CONDITIONS_MAX, rejections.tooMany),
});

type Typed = z.output<typeof ruleSchema>;

type Unreadable = {
  ok: false;
  reason:
    | 'unknown_question'
    | 'unknown_condition'
    | 'repeated_condition'
    | 'no_word'
    | 'ages_order'
    | 'budget_order';
};

/** @param before the rule as it is: an age that was not changed keeps its months. */
export async function readRule(
  typed: Typed,
  before: RuleFields | null,
): Promise<{ ok: true; fields: RuleFields } | Unreadable> {
  const question_id = await findQuestionNamed(typed.question.trim());
  if (question_id === null) return { ok: false, reason: 'unknown_question' };
  const conditions: number[] = [];
  for (const [line, condition] of typed.condition.entries()) {
    if (condition.trim() === '') continue;
    const id = await findQuestionNamed(condition.trim());
    if (id === null) return { ok: false, reason: 'unknown_condition' };
    conditions.push(typed.condition_answer[line] === 'no' ? -id : id);
  }
  const named = new Set(conditions.map(Math.abs));
  if (named.size < conditions.length) return { ok: false, reason: 'repeated_condition' };
  const hint_words = readWords(typed.hint_words);
  if (hint_words && phrasesOf(hint_words).some((phrase) => phrase.length === 0)) {
    return { ok: false, reason: 'no_word' };
  }
  const fields: RuleFields = {
    question_id,
    answer: typed.answer,
    gender: typed.gender ?? null,
    occasion: typed.occasion ?? null,
    age_min_months: months(typed.age_min, 0, before?.age_min_months),
    age_max_months: months(typed.age_max, MONTHS_PER_YEAR - 1, before?.age_max_months),
    budget_min_cents: cents(typed.budget_min),
    budget_max_cents: cents(typed.budget_max),
    hint_words,
    conditions: conditions.sort((one, other) => Math.abs(one) - Math.abs(other)),
  };
  if (isReversed(fields.age_min_months, fields.age_max_months)) {
    return { ok: false, reason: 'ages_order' };
  }
  if (isReversed(fields.budget_min_cents, fields.budget_max_cents)) {
    return { ok: false, reason: 'budget_order' };
  }
  return { ok: true, fields };
}

function readWords(typed = ''): string[] | null {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().replaceAll('\0', ''));
  const distinct = [...new Set(words.filter((word) => word !== ''))];
  return distinct.length > 0 ? distinct : null;
}

/** An age in years as the first or the last of its months. */
function months(typed: number | undefined, last: number, before: number | null = null) {
  if (typed === undefined) return null;
  return years(before) === String(typed) ? before : typed * MONTHS_PER_YEAR + last;
}

function cents(typed: number | undefined): number | null {
  return typed === undefined ? null : Math.round(typed * CENTS_PER_EURO);
}

function isReversed(low: number | null, high: number | null): boolean {
  return low !== null && high !== null && low > high;
}
