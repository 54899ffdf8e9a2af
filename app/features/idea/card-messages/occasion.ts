import { ANSWER_VALUE, type AnsweredQuestion } from '#modules/engine/shared.ts';
import type { OCCASION_MESSAGES } from './text.ts';

/** What a gift is given for, as far as it changes the words on its card. */
export type CardOccasion = keyof typeof OCCASION_MESSAGES;

/** What a card is written for, as far as its words depend on it. */
export type CardFor = {
  occasion: CardOccasion;
  /** Whether it is written to several people. */
  isSeveral: boolean;
};

/** Questions of the starter catalogue whose « yes » tells the occasion; the first one counts: grave occasions first, ties last. */
const OCCASION_QUESTIONS: readonly [question: number, occasion: CardOccasion][] = [
  [268, 'hardTimes'],
  [237, 'recovery'],
  [227, 'birth'],
  [228, 'wedding'],
  [238, 'yearsTogether'],
  [230, 'retirement'],
  [234, 'leaving'],
  [236, 'success'],
  [229, 'newHome'],
  [231, 'parents'],
  [232, 'parents'],
  [233, 'love'],
  [235, 'thanks'],
  [273, 'secretSanta'],
  [225, 'birthday'],
  [226, 'christmas'],
  [263, 'love'],
  [267, 'friendship'],
];

/** The occasion that the answers of a search tell, those from hints and profile too. */
export function cardOccasion(
  answered: readonly Pick<AnsweredQuestion, 'question_id' | 'answer'>[],
): CardOccasion {
  const sure = new Set(
    answered
      .filter(({ answer }) => ANSWER_VALUE[answer] === 1)
      .map(({ question_id }) => question_id),
  );
  return OCCASION_QUESTIONS.find(([question]) => sure.has(question))?.[1] ?? 'justBecause';
}
