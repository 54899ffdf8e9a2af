import type { Facts } from '../belief/facts.ts';
import { isInterest, kindOf } from '../belief/likelihood.ts';
import type { Relations } from '../snapshot/relations.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/**
 * Tells the interests that are related to one that the hints name, and that the visitor did not deny: they are that one, a part of
 * it, what it is a part of, or both a part of the same. Two finer themes of one theme are alternatives: who runs need not ski.
 */
export function relatedToHints(
  { questionCount, header: { category, relations } }: Snapshot,
  { named, value }: Facts,
): (question: number) => boolean {
  const said = new Set<number>();
  const widened = new Set<number>();
  for (let question = 0; question < questionCount; question++) {
    if (named[question] && value[question]! > 0 && isInterest(category[question]!)) {
      said.add(question);
      widen(relations, question, widened);
    }
  }
  if (widened.size === 0) return () => false;
  return (question) => {
    if (!isInterest(category[question]!)) return false;
    const near = kindOf(category[question]!) === 'subtheme' ? said : widened;
    return widened.has(question) || [...widen(relations, question)].some((part) => near.has(part));
  };
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
