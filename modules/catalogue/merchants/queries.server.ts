import { type Database, db } from '#modules/platform/index.server.ts';
import type { IdeaKey } from '../vocabulary.ts';
import {
  type ListedMerchant,
  selectIdeaOfPage,
  selectMerchantOfHost,
  selectWaitingMerchants,
} from './merchants.store.server.ts';
import { productIdOf, shopHostOf, spellingsOf } from './product-address.ts';

/** The idea whose page is at an address, however the catalogue spells it; null when there is none. */
export function findIdeaOfPage(url: URL, database: Database = db): Promise<IdeaKey | null> {
  return selectIdeaOfPage(database, spellingsOf(url), shopHostOf(url), productIdOf(url));
}

/** Whether the shop of an address is one that an admin approved. */
export async function isApprovedShop(url: URL, database: Database = db): Promise<boolean> {
  return Boolean((await selectMerchantOfHost(database, shopHostOf(url)))?.approved_at);
}

/** Merchants that wait for an admin, the oldest first. */
export function waitingMerchants(database: Database = db): Promise<ListedMerchant[]> {
  return selectWaitingMerchants(database);
}
