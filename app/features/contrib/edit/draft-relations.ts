import type { RelationEdge } from '#modules/catalogue/shared.ts';
import type { QuestionDraft } from '#modules/moderation/contributions/index.server.ts';
import { keptValue } from '../questions/relation-values.ts';

type DraftRelation = QuestionDraft['relations'][number];

/** A relation of a draft, with the question's number where the draft has null, and as the value of a checkbox. */
export type NamedRelation = { relation: DraftRelation; edge: RelationEdge; value: string };

/** The number of the question that a draft changes; 0 of a new one. */
export const questionOf = ({ change }: QuestionDraft) => change?.question_id ?? 0;

/** The relations that a draft adds, and those that it takes away. */
export function relationsOf(draft: QuestionDraft): Record<'added' | 'removed', NamedRelation[]> {
  const id = questionOf(draft);
  const named = (relation: DraftRelation): NamedRelation => {
    const edge = { ...relation, from: relation.from ?? id, to: relation.to ?? id };
    return { relation, edge, value: keptValue(edge) };
  };
  const before = (draft.change?.before.relations ?? []).map(named);
  const after = draft.relations.map(named);
  const without = (all: NamedRelation[], others: NamedRelation[]) =>
    all.filter(({ value }) => !others.some((other) => other.value === value));
  return { added: without(after, before), removed: without(before, after) };
}
