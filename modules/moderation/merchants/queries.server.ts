import { db, type RowsWanted } from '#modules/platform/index.server.ts';
import * as store from './merchants.store.server.ts';

export type { ListedMerchant, MerchantFilters, MerchantOrder } from './merchants.store.server.ts';

/** How many merchants the filters let through. */
export function countMerchants(filters: store.MerchantFilters): Promise<number> {
  return store.countMerchants(db, filters);
}

/** Merchants with their figures. Clicks are counted now; what was shown and accepted, last night. */
export function listMerchants(
  filters: store.MerchantFilters,
  rows: RowsWanted<store.MerchantOrder>,
): Promise<store.ListedMerchant[]> {
  return store.selectMerchants(db, filters, rows);
}

/** A merchant with its figures; null when there is none, or it was merged into another. */
export async function findMerchant(id: number): Promise<store.ListedMerchant | null> {
  const rows = { orderBy: 'name', direction: 'asc', limit: 1, offset: 0 } as const;
  const [found] = await store.selectMerchants(db, { id }, rows);
  return found ?? null;
}

/** The merchant that one was merged into; null for none. */
export function findMergedInto(id: number): Promise<number | null> {
  return store.selectMergedInto(db, id);
}

/**
 * The merchants that one may be merged into, by name.
 *
 * @param text a part of the name or of the host; empty for any.
 * @param limit how many are named at most.
 */
export function listOthers(id: number, text: string, limit: number): Promise<store.MerchantName[]> {
  return store.selectOthers(db, id, { text }, limit);
}

/** A merchant that one may be merged into; null where it may not. */
export async function findOther(id: number, other: number): Promise<store.MerchantName | null> {
  const [found] = await store.selectOthers(db, id, { id: other }, 1);
  return found ?? null;
}
