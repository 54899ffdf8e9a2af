import { mentions } from '#modules/catalogue/matching/shared.ts';
import type { AutomatedAnswer, GivenAnswer } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import type { SessionRow } from './session.store.server.ts';
import type { SessionState } from './state.ts';

/** Whom a gift is for, as it was said before any answer. */
export type Recipient = Pick<
  SessionRow,
  'gender' | 'age_months' | 'price_min_cents' | 'price_max_cents' | 'occasion'
> &
  Partial<Pick<SessionRow, 'hints'>>;

/** A rule that holds of a recipient, once the answers that it depends on are known. */
export type HeldRule = AutomatedAnswer & {
  /** It depends on nothing but the gender, the age, the budget and the occasion. */
  isOfProfile: boolean;
};

/** The rules whose conditions on the profile and the hints hold, except those of questions that the visitor dismissed. */
export function automatedAnswers(
  catalogue: Pick<CatalogueSnapshot, 'questionIndex' | 'automated'>,
  row: Recipient,
  dismissed: readonly number[] = [],
): HeldRule[] {
  const isMentioned = mentions(row.hints ?? '');
  return catalogue.automated
    .filter(
      (rule) =>
        !dismissed.includes(rule.question_id) &&
        suits(rule, row) &&
        !isAssumption(rule) &&
        (rule.hints === null || rule.hints.some(isMentioned)),
    )
    .map((rule) => ({
      question: catalogue.questionIndex.get(rule.question_id)!,
      value: rule.value,
      when: rule.conditions.map(({ question_id, yes }) => ({
        question: catalogue.questionIndex.get(question_id)!,
        yes,
      })),
      isOfProfile: isOfProfile(rule),
    }));
}

type Rule = CatalogueSnapshot['automated'][number];

const PROFILE_CONDITIONS = [
  'gender',
  'age_min_months',
  'age_max_months',
  'budget_min_cents',
  'budget_max_cents',
  'occasion',
] as const satisfies readonly (keyof Rule)[];

/** What a rule asks of the profile; null asks nothing. */
export type ProfileConditions = Pick<Rule, (typeof PROFILE_CONDITIONS)[number]>;

/** Which conditions on the profile a rule has. */
export function profileConditions(rule: ProfileConditions): (keyof ProfileConditions)[] {
  return PROFILE_CONDITIONS.filter((each) => rule[each] !== null);
}

/** Whether a rule may hold of a recipient, by the profile; its budget is about the greatest price. */
function suits(rule: ProfileConditions, row: Recipient): boolean {
  return (
    (rule.gender === null || rule.gender === row.gender) &&
    isWithin(row.age_months, rule.age_min_months, rule.age_max_months) &&
    isWithin(row.price_max_cents, rule.budget_min_cents, rule.budget_max_cents) &&
    (rule.occasion === null || rule.occasion === row.occasion)
  );
}

function isWithin(value: number, low: number | null, high: number | null): boolean {
  return (low === null || value >= low) && (high === null || value <= high);
}

/**
 * What most people would answer, as evidence where nothing is asked: the rules that hold « probably », for any recipient. In
 * a guided search they count for nothing, since the questions are asked.
 */
export function assumedAnswers({ automated, questionIndex }: CatalogueSnapshot): GivenAnswer[] {
  return automated
    .filter(isAssumption)
    .map(({ question_id, value }) => ({ question: questionIndex.get(question_id)!, value }));
}

/** Whether a rule is one of those of `assumedAnswers`. */
export function isAssumption(rule: Rule): boolean {
  return isOfProfile(rule) && Math.abs(rule.value) < 1 && profileConditions(rule).length === 0;
}

/** Whether a rule asks for an occasion, and for nothing else. */
function isOfOccasionAlone(rule: Rule): boolean {
  return isOfProfile(rule) && profileConditions(rule).join() === 'occasion';
}

/** Whether a rule depends on nothing but the profile: on no hint and on no answer. */
function isOfProfile({ hints, conditions }: Rule): boolean {
  return hints === null && conditions.length === 0;
}

/** The recipient, without the occasion once the visitor dismissed it. */
export function withoutDismissedOccasion(
  { automated }: Pick<CatalogueSnapshot, 'automated'>,
  row: Recipient,
  { dismissed }: Pick<SessionState, 'dismissed'>,
): Recipient {
  const isDismissed = automated.some(
    (rule) =>
      dismissed.includes(rule.question_id) &&
      rule.value === 1 &&
      rule.occasion === row.occasion &&
      isOfOccasionAlone(rule),
  );
  return isDismissed ? { ...row, occasion: null } : row;
}
