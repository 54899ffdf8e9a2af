import { formatNumber } from '#app/ui/text/format.ts';
import type { Rule } from '#modules/catalogue/automated-answers/index.server.ts';
import { CENTS_PER_EURO, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import { conditionText, GENDER_OPTIONS, rulesText } from './text.ts';

type Conditions = Omit<Rule, 'question_id' | 'answer' | 'paused'>;

/** When a rule holds, in words; `texts` are those of questions by their ids. */
export function conditionsOf(rule: Conditions, texts: Readonly<Record<number, string>>): string {
  const { gender, occasion, hint_words, conditions } = rule;
  const ages = [rule.age_min_months, rule.age_max_months].map(years);
  const budget = [rule.budget_min_cents, rule.budget_max_cents].map(euros);
  const parts = [
    gender && GENDER_OPTIONS[gender].toLowerCase(),
    ages.some((end) => end !== null) && conditionText.ages(ages[0]!, ages[1]!),
    budget.some((end) => end !== null) && conditionText.budget(budget[0]!, budget[1]!),
    occasion && conditionText.occasion[occasion],
    hint_words && conditionText.hints(hint_words),
    ...conditions.map((id) =>
      conditionText.answered(texts[Math.abs(id)] ?? String(Math.abs(id)), id > 0),
    ),
  ].filter((part) => typeof part === 'string');
  return parts.join(', ') || rulesText.always;
}

/** Months as whole years, for a field. */
export function years(months: number | null): string | null {
  return months === null ? null : String(Math.floor(months / MONTHS_PER_YEAR));
}

/** Cents as euros, for a field. */
export function euros(cents: number | null): string | null {
  return cents === null ? null : formatNumber(cents / CENTS_PER_EURO);
}
