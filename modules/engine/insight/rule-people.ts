import type { Rule } from '#modules/catalogue/automated-answers/index.server.ts';
import type { DescribedPerson } from '#modules/catalogue/described-people/index.server.ts';
import { AUTOMATED_ANSWER_VALUE } from '#modules/catalogue/shared.ts';
import { profileConditions } from '../session/index.server.ts';

/** Of how many described people a rule is true and false, with the names of some of the latter. */
export type RulePeople = {
  people: number;
  /** Those of whom its conditions hold and the answer to its question is known. */
  concerned: number;
  contradicted: number;
  names: string[];
};

const NAMES_MAX = 5;

/** Whether described people tell anything of a rule: only their answers are known, not their age or the budget. */
export function isOfAnswersAlone(rule: Rule): boolean {
  return profileConditions(rule).length === 0 && rule.hint_words === null;
}

/** Compares a rule that depends on answers alone with described people. */
export function comparePeople(rule: Rule, people: readonly DescribedPerson[]): RulePeople {
  const wanted = AUTOMATED_ANSWER_VALUE[rule.answer];
  const found: RulePeople = { people: people.length, concerned: 0, contradicted: 0, names: [] };
  for (const { name, questions, values } of people) {
    const known = new Map(questions.map((id, at) => [id, values[at]!]));
    const holds = rule.conditions.every((id) => (known.get(Math.abs(id)) ?? 0) * id > 0);
    const said = known.get(rule.question_id) ?? 0;
    if (!holds || said === 0) continue;
    found.concerned += 1;
    if (said * wanted >= 0) continue;
    found.contradicted += 1;
    if (name !== null && found.names.length < NAMES_MAX) found.names.push(name);
  }
  return found;
}
