import type { AnsweredQuestion, JudgedIdea } from '#modules/engine/shared.ts';
import { ownAnswers } from '../moves/move.ts';

/** The answers that the visitor did not give but those that are only supposed, then answers and feedback in the order they were given. */
export function inOrderGiven({
  answered,
  judged,
}: {
  answered: readonly AnsweredQuestion[];
  judged: readonly JudgedIdea[];
}): (AnsweredQuestion | JudgedIdea)[] {
  const own = ownAnswers(answered);
  const given = own.flatMap((answer, index) => [
    ...judged.filter(({ after }) => after === index),
    answer,
  ]);
  return [
    ...answered.filter(({ origin, supposed }) => origin && !supposed),
    ...given,
    ...judged.filter(({ after }) => after >= own.length),
  ];
}
