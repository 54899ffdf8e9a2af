import type { AnsweredQuestion, JudgedIdea } from '#modules/engine/shared.ts';
import { ownAnswers } from '../moves/move.ts';

/** Answers and feedback in one list, newest first, and then the answers that the visitor did not give. */
export function newestFirst({
  answered,
  judged,
}: {
  answered: readonly AnsweredQuestion[];
  judged: readonly JudgedIdea[];
}): (AnsweredQuestion | JudgedIdea)[] {
  const own = ownAnswers(answered);
  const answers = own.flatMap((answer, index) => [
    ...judged.filter(({ after }) => after === index),
    answer,
  ]);
  return [...answers, ...judged.filter(({ after }) => after >= own.length)]
    .reverse()
    .concat(answered.filter(({ origin }) => origin).reverse());
}
