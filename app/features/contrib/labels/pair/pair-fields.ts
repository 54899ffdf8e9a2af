import { LABELS, type Label } from '#modules/catalogue/shared.ts';

// How a plain form names the labels of pairs.

/** Pairs of one page, and the most that its form has. */
export const PAGE_SIZE = 20;

/** The field of the pair at a place of the page. */
export function pairField(place: number): string {
  return `pair_${place}`;
}

/** What a change takes the label back by. */
const NO_LABEL = 'null';

export type PairChange = { idea_id: number; question_id: number; label: Label | null };

/** A change as the value of a field: `12:4:YesIsDesired`. */
export function pairValue({ idea_id, question_id, label }: PairChange): string {
  return `${idea_id}:${question_id}:${label ?? NO_LABEL}`;
}

/** Reads such a value; null for any other text. */
export function readPairValue(value: string): PairChange | null {
  const [, idea, question, name] = /^(\d{1,15}):(\d{1,4}):(\w{1,20})$/.exec(value) ?? [];
  const label = LABELS.find((each) => each === name);
  if (!idea || !question || (!label && name !== NO_LABEL)) return null;
  return { idea_id: Number(idea), question_id: Number(question), label: label ?? null };
}
