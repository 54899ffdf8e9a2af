import { type Database, query } from '#modules/platform/index.server.ts';
import type { RelationEdge } from '../relations.ts';

export function selectRelations(database: Database): Promise<RelationEdge[]> {
  return query<RelationEdge>(
    database,
    `select question_id as "from", relation, other_question_id as "to"
       from question_relation order by question_id, relation, other_question_id`,
  );
}

export async function insertRelations(
  database: Database,
  edges: readonly RelationEdge[],
): Promise<void> {
  if (edges.length === 0) return;
  await database('question_relation')
    .insert(edges.map(toRow))
    .onConflict(['question_id', 'relation', 'other_question_id'])
    .ignore();
}

export async function deleteRelations(
  database: Database,
  edges: readonly RelationEdge[],
): Promise<void> {
  for (const edge of edges) await database('question_relation').where(toRow(edge)).delete();
}

function toRow({ from, relation, to }: RelationEdge) {
  return { question_id: from, relation, other_question_id: to };
}
