import { findQuestionNamed } from '#modules/catalogue/questions/index.server.ts';
import { RELATIONS, type Relation, type RelationEdge } from '#modules/catalogue/shared.ts';
import { LIMITS } from '#modules/moderation/contributions/index.server.ts';
import { readKept } from './relation-values.ts';

type Fields = { keep: readonly string[]; other: readonly string[]; relation: readonly string[] };

type ReadRelations =
  | { ok: true; relations: RelationEdge[] }
  | { ok: false; reason: 'unknown_other' | 'self' | 'no_relation' | 'too_many_relations' };

/** The relations that a form asks for: those that are kept, and new ones with the question that each line names. */
export async function readRelations(id: number, fields: Fields): Promise<ReadRelations> {
  const kept = fields.keep.flatMap((value) => readKept(value) ?? []);
  const relations = kept.filter(({ from, to }) => (from === id) !== (to === id));
  for (const [line, other] of fields.other.entries()) {
    const choice = /^(from|to)-(\w+)$/.exec(fields.relation[line] ?? '');
    const relation = RELATIONS.find((each) => each === choice?.[2]);
    if (other === '') continue;
    if (!choice || !relation) return { ok: false, reason: 'no_relation' };
    const otherId = await findQuestionNamed(other);
    if (otherId === null) return { ok: false, reason: 'unknown_other' };
    if (otherId === id) return { ok: false, reason: 'self' };
    relations.push(edge(choice[1] === 'from', id, relation, otherId));
  }
  const distinct = new Map(relations.map((each) => [JSON.stringify(each), each]));
  if (distinct.size > LIMITS.relations) return { ok: false, reason: 'too_many_relations' };
  return { ok: true, relations: [...distinct.values()] };
}

function edge(isFrom: boolean, id: number, relation: Relation, other: number): RelationEdge {
  return isFrom ? { from: id, relation, to: other } : { from: other, relation, to: id };
}
