import type { Facts } from '../belief/facts.ts';
import { isInterest, kindOf } from '../belief/likelihood.ts';
import type { Relations } from '../snapshot/relations.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What is left of the part of an interest for each question about it that the visitor answered (docs/experiments/2026-11-30-more-ideas-and-turns.md). */
const LEFT_WHEN_ANSWERED = 0.8;

/** An interest that the hints name, and all that it is a part of. */
type NamedInterest = { question: number; wholes: ReadonlySet<number> };

/**
 * How far a question is about an interest that is related to one that the hints name and the visitor did not deny, from 0 to 1: it is that
 * one, a part of it, what it is a part of, or both a part of the same. Two finer themes of one theme are alternatives: who runs need not ski.
 * Of several interests that the hints name each has its turn: its part, 1 for the one that the fewest answers are about, is less for others.
 */
export function relatedToHints(
  { questionCount, header: { category, relations } }: Snapshot,
  { answerCount, known, named, source, value }: Facts,
): (question: number) => number {
  const interests = Array.from({ length: questionCount }, (_, question) => question).filter(
    (question) => isInterest(category[question]!),
  );
  const said: NamedInterest[] = interests
    .filter((question) => named[question] && value[question]! > 0)
    .map((question) => ({ question, wholes: widen(relations, question) }));
  if (said.length === 0) return () => 0;
  /** Of those interests, the ones that a question is about, by their places. */
  const aboutWhich = (question: number): number[] => {
    const isFiner = kindOf(category[question]!) === 'subtheme';
    const parts = [...widen(relations, question)];
    return [...said.keys()].filter((at) => {
      const { question: one, wholes } = said[at]!;
      return (
        wholes.has(question) || parts.some((part) => (isFiner ? part === one : wholes.has(part)))
      );
    });
  };
  const counts = said.map(() => 0);
  if (said.length > 1) {
    for (const question of interests) {
      const isAnswered =
        known[question] && source[question]! >= 0 && source[question]! < answerCount;
      if (!isAnswered) continue;
      for (const at of aboutWhich(question)) counts[at]! += 1;
    }
  }
  const fewest = Math.min(...counts);
  const shares = counts.map((count) => LEFT_WHEN_ANSWERED ** (count - fewest));
  return (question) =>
    isInterest(category[question]!)
      ? Math.max(0, ...aboutWhich(question).map((at) => shares[at]!))
      : 0;
}

/** Adds a question and all that it is a part of. */
function widen(relations: Relations, question: number, found = new Set<number>()): Set<number> {
  const { implies, refinementOf, askableAfter } = relations;
  found.add(question);
  // What is added on the way is visited too.
  for (const part of found) {
    for (const whole of [...implies[part]!, ...refinementOf[part]!, ...askableAfter[part]!])
      found.add(whole);
  }
  return found;
}
