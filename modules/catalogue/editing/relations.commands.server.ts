import type { Database } from '#modules/platform/index.server.ts';
import { findConflicts, type RelationConflict, type RelationEdge } from '../relations.ts';
import { lockStructure } from './questions.store.server.ts';
import { deleteRelations, insertRelations, selectRelations } from './relations.store.server.ts';

export type RelationsResult =
  | { ok: true }
  | { ok: false; reason: 'conflict'; conflicts: RelationConflict[] };

/**
 * Adds and removes relations between questions; what exists already, or no longer, changes nothing. Rejected as a whole
 * when the relations would contradict each other or form a cycle: each conflict names the path.
 */
export async function setRelations(
  transaction: Database,
  added: readonly RelationEdge[],
  removed: readonly RelationEdge[],
): Promise<RelationsResult> {
  await lockStructure(transaction);
  const before = await selectRelations(transaction);
  const gone = new Set(removed.map(edgeKey));
  const kept = before.filter((edge) => !gone.has(edgeKey(edge)));
  const known = new Set(kept.map(edgeKey));
  const fresh = added.filter((edge) => !known.has(edgeKey(edge)));
  const conflicts = findConflicts([...kept, ...fresh]);
  if (conflicts.length > 0) return { ok: false, reason: 'conflict', conflicts };
  await deleteRelations(transaction, removed);
  await insertRelations(transaction, fresh);
  return { ok: true };
}

function edgeKey({ from, relation, to }: RelationEdge): string {
  return `${from} ${relation} ${to}`;
}
