import { attempt, type Database } from '#modules/platform/index.server.ts';
import * as store from './merchants.store.server.ts';
import { shopHostOf } from './product-address.ts';

/**
 * The merchant of a page's shop. An unknown one is added and waits: its ideas are not available before an admin approves it.
 */
export async function merchantOfPage(transaction: Database, url: URL): Promise<number> {
  const host = shopHostOf(url);
  const found = await store.selectMerchantOfHost(transaction, host);
  return found?.id ?? (await store.insertWaitingMerchant(transaction, { name: host, host }));
}

/** Lets visitors see the ideas of a merchant that waited. */
export function approveMerchant(
  id: number,
): Promise<{ ok: true } | { ok: false; reason: 'not_waiting' }> {
  return attempt<{ ok: true } | { ok: false; reason: 'not_waiting' }>(async (transaction) =>
    (await store.approve(transaction, id)) ? { ok: true } : { ok: false, reason: 'not_waiting' },
  );
}
