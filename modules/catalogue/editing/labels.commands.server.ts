import type { Database } from '#modules/platform/index.server.ts';
import type { Label } from '../vocabulary.ts';
import { deleteLabels, upsertLabels } from './labels.store.server.ts';

/** The label that an idea gets on a question; null takes it away. */
export type LabelChange = { idea_id: number; question_id: number; label: Label | null };

/**
 * Sets and removes labels. Of several changes of one pair the last holds; pairs whose idea or question is gone are left
 * out. Running searches have them once the transaction commits.
 */
export async function setLabels(
  transaction: Database,
  changes: readonly LabelChange[],
): Promise<void> {
  const last = new Map(
    changes.map((change) => [`${change.idea_id} ${change.question_id}`, change] as const),
  );
  // In one order, so that two transactions never wait for each other.
  const ordered = [...last.values()].sort(
    (a, b) => a.idea_id - b.idea_id || a.question_id - b.question_id,
  );
  const set = ordered.filter(({ label }) => label !== null);
  const removed = ordered.filter(({ label }) => label === null);
  if (set.length > 0) await upsertLabels(transaction, set);
  if (removed.length > 0) await deleteLabels(transaction, removed);
}
