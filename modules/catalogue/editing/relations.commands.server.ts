import { type Database, db } from '#modules/platform/index.server.ts';
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
  const { kept, fresh } = apply(await selectRelations(transaction), added, removed);
  const conflicts = findConflicts([...kept, ...fresh]);
  if (conflicts.length > 0) return { ok: false, reason: 'conflict', conflicts };
  await deleteRelations(transaction, removed);
  await insertRelations(transaction, fresh);
  return { ok: true };
}

/** The conflicts that adding and removing relations would leave. */
export async function conflictsAfter(
  added: readonly RelationEdge[],
  removed: readonly RelationEdge[],
  database: Database = db,
): Promise<RelationConflict[]> {
  const { kept, fresh } = apply(await selectRelations(database), added, removed);
  return findConflicts([...kept, ...fresh]);
}

/** The relations that stay, and those that are new. */
function apply(
  before: readonly RelationEdge[],
  added: readonly RelationEdge[],
  removed: readonly RelationEdge[],
) {
  const gone = new Set(removed.map(edgeKey));
  const kept = before.filter((edge) => !gone.has(edgeKey(edge)));
  const known = new Set(kept.map(edgeKey));
  return { kept, fresh: added.filter((edge) => !known.has(edgeKey(edge))) };
}

function edgeKey({ from, relation, to }: RelationEdge): string {
  return `${from} ${relation} ${to}`;
}
