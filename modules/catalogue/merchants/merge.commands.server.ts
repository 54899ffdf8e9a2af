import { type Database, db } from '#modules/platform/index.server.ts';
import { countMerge, lockMerged, type MergeCounts, merge } from './merge.store.server.ts';

type MergeRejection = {
  ok: false;
  reason: 'unknown_merchant' | 'same_merchant' | 'retired_merchant';
};

/** What merging a merchant into another would do; nothing is changed. */
export function previewMerge(
  from: number,
  into: number,
  database: Database = db,
): Promise<MergeCounts> {
  return countMerge(database, from, into);
}

/**
 * Merges a merchant into another: its ideas move with their labels and twins, its host leads to the other, and so do
 * the keys of its ideas. It cannot be undone.
 */
export async function mergeMerchants(
  transaction: Database,
  from: number,
  into: number,
): Promise<({ ok: true } & MergeCounts) | MergeRejection> {
  if (from === into) return { ok: false, reason: 'same_merchant' };
  const merchants = await lockMerged(transaction, [from, into]);
  const isWhole =
    merchants.length === 2 && merchants.every(({ merged_into }) => merged_into === null);
  if (!isWhole) return { ok: false, reason: 'unknown_merchant' };
  if (merchants.some(({ retired_at }) => retired_at))
    return { ok: false, reason: 'retired_merchant' };
  const counts = await countMerge(transaction, from, into);
  await merge(transaction, from, into);
  return { ok: true, ...counts };
}
