import type { IdeaFactRow, QuestionFactRow } from '#modules/platform/index.server.ts';

/** What is counted of an idea: columns of `idea_fact`. */
export const IDEA_COUNTS = [
  ...(['shown', 'accepted', 'kept', 'clicked', 'bad', 'better'] as const),
  ...(['close', 'owned', 'inconsistent', 'unsure'] as const),
] as const satisfies readonly (keyof IdeaFactRow)[];

/** What is counted of a question: columns of `question_fact`. */
export const QUESTION_COUNTS = [
  ...(['asked', 'yes', 'probably_yes', 'unknown', 'probably_no', 'no'] as const),
  ...(['undone', 'accepted', 'left_at'] as const),
] as const satisfies readonly (keyof QuestionFactRow)[];

/** Counts of which there is nothing yet. */
export function noCounts<Count extends string>(counts: readonly Count[]): Record<Count, number> {
  return Object.fromEntries(counts.map((count) => [count, 0])) as Record<Count, number>;
}

/** Columns in SQL for the sums of counts, each under its own name. */
export function sumsOf(counts: readonly string[]): string {
  return counts.map((count) => `sum(${count})::int as ${count}`).join(', ');
}
