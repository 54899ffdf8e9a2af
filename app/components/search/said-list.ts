import type { AnsweredQuestion, JudgedIdea } from '#modules/engine/shared.ts';

/** Answers and feedback in one list, newest first. */
export function newestFirst({
  answered,
  judged,
}: {
  answered: readonly AnsweredQuestion[];
  judged: readonly JudgedIdea[];
}): (AnsweredQuestion | JudgedIdea)[] {
  const said = answered.flatMap((answer, index) => [
    ...judged.filter(({ after }) => after === index),
    answer,
  ]);
  return [...said, ...judged.filter(({ after }) => after >= answered.length)].reverse();
}
