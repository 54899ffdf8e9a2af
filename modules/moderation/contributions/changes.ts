import { isDeepStrictEqual } from 'node:util';
import type { LabelChange } from '#modules/catalogue/editing/index.server.ts';
import type { Earlier } from './types.ts';

/**
 * What is written of an idea that exists: of one whose earlier draft is accepted the fields that differ from it.
 *
 * @param fieldsOf the fields that a draft gives an idea.
 */
export function fieldsToWrite<Draft, Fields extends object>(
  { draft: before, isAccepted }: Earlier<Draft>,
  draft: Draft,
  fieldsOf: (draft: Draft) => Fields,
): Partial<Fields> {
  const [had, fields] = [fieldsOf(before), fieldsOf(draft)];
  if (!isAccepted) return fields;
  const changed = Object.entries(fields).filter(
    ([name, value]) => !isDeepStrictEqual(value, had[name as keyof Fields]),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}

/**
 * The labels that are set: those of a draft, and without a label those that only the earlier one has. Of one that is
 * accepted those that differ alone.
 *
 * @param labelsOf the labels that a draft gives.
 */
export function labelsToWrite<Draft>(
  earlier: Earlier<Draft> | null,
  draft: Draft,
  labelsOf: (draft: Draft) => LabelChange[],
): LabelChange[] {
  const [had, labels] = [earlier ? labelsOf(earlier.draft) : [], labelsOf(draft)];
  const pairOf = ({ idea_id, question_id }: LabelChange) => `${idea_id} ${question_id}`;
  const before = new Map(had.map((each) => [pairOf(each), each.label]));
  const kept = new Set(labels.map(pairOf));
  return [
    ...had.filter((each) => !kept.has(pairOf(each))).map((each) => ({ ...each, label: null })),
    ...labels.filter((each) => !earlier?.isAccepted || before.get(pairOf(each)) !== each.label),
  ];
}
