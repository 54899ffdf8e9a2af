import { findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import type { ListedRule } from '#modules/moderation/automated-answers/index.server.ts';
import { conditionsOf } from './rule-words.ts';

/** A rule as the list shows it. */
export type RuleRow = Pick<ListedRule, 'id' | 'content' | 'answer'> & {
  when: string;
  state: 'active' | 'paused';
};

/** Rules with their conditions in words. */
export async function rowsOf(rules: readonly ListedRule[]): Promise<RuleRow[]> {
  const texts = await textsOf(rules.flatMap(({ conditions }) => conditions));
  return rules.map((rule) => {
    const { id, content, answer, paused } = rule;
    return {
      id,
      content,
      answer,
      when: conditionsOf(rule, texts),
      state: paused ? 'paused' : 'active',
    };
  });
}

/** The texts of questions, by their ids; a no is named by its id below zero. */
export async function textsOf(signed: readonly number[]): Promise<Record<number, string>> {
  const found = await findQuestionTexts([...new Set(signed.map(Math.abs))]);
  return Object.fromEntries(found.map(({ id, content }) => [id, content]));
}
