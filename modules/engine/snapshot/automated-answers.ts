import { type Phrase, phrasesOf } from '#modules/catalogue/matching/shared.ts';
import { AUTOMATED_ANSWER_VALUE } from '#modules/catalogue/shared.ts';
import type { CatalogueAutomatedAnswerRow } from '#modules/platform/index.server.ts';

/** A rule as the catalogue has it; a condition is a question's id, below zero for a no. */
export type AutomatedAnswerRule = Omit<CatalogueAutomatedAnswerRow, 'id' | 'paused'>;

/** A rule of automated answers; conditions that are null do not restrict it. A value of 0: never to be asked. */
export type AutomatedAnswer = Omit<AutomatedAnswerRule, 'answer' | 'conditions' | 'hint_words'> & {
  value: number;
  conditions: { question_id: number; yes: boolean }[];
  /** One of these is to be in the hints; null where that does not matter. */
  hints: readonly Phrase[] | null;
};

/** Rules in the order in which the engine follows them: of each question, the answers without doubt come first. */
export function toAutomatedAnswers(rules: readonly AutomatedAnswerRule[]): AutomatedAnswer[] {
  const doubt = ({ value }: AutomatedAnswer) => Number(!Number.isInteger(value));
  return rules
    .map(toAutomatedAnswer)
    .sort((one, other) => one.question_id - other.question_id || doubt(one) - doubt(other));
}

/** A rule as the engine reads it. */
export function toAutomatedAnswer({
  answer,
  conditions,
  hint_words,
  ...rule
}: AutomatedAnswerRule): AutomatedAnswer {
  return {
    ...rule,
    value: AUTOMATED_ANSWER_VALUE[answer],
    conditions: conditions.map((asked) => ({ question_id: Math.abs(asked), yes: asked > 0 })),
    hints: hint_words && phrasesOf(hint_words),
  };
}
