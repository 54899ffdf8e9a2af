import { type Database, db } from '#modules/platform/index.server.ts';
import type { IdeaKey } from '../vocabulary.ts';
import { affiliateLink } from './affiliate.ts';
import {
  type ListedMerchant,
  selectAffiliateTemplate,
  selectIdeaOfPage,
  selectMerchantOfHost,
  selectTitleSuffixes,
  selectWaitingMerchants,
} from './merchants.store.server.ts';
import { productIdOf, shopHostOf } from './product-address.ts';

/** The idea whose page is at an address, however the catalogue spells it; null when there is none. */
export function findIdeaOfPage(url: URL, database: Database = db): Promise<IdeaKey | null> {
  return selectIdeaOfPage(database, url.href, shopHostOf(url), productIdOf(url));
}

/** Whether the shop of an address is one that an admin approved. */
export async function isApprovedShop(url: URL, database: Database = db): Promise<boolean> {
  return Boolean((await selectMerchantOfHost(database, shopHostOf(url)))?.approved_at);
}

/** Merchants that wait for an admin, the oldest first. */
export function waitingMerchants(database: Database = db): Promise<ListedMerchant[]> {
  return selectWaitingMerchants(database);
}

/** What `cleanTitle` cuts off the titles of a merchant. */
export function titleSuffixes(merchantId: number, database: Database = db): Promise<string[]> {
  return selectTitleSuffixes(database, merchantId);
}

/**
 * Where a visitor is led who goes to the page of an idea: through the affiliate network of its merchant, where it has one.
 *
 * @param link as the idea has it; any other address stays.
 */
export async function exitAddress(link: string, database: Database = db): Promise<string> {
  const template = link.includes('\0') ? null : await selectAffiliateTemplate(database, link);
  return template ? affiliateLink(template, new URL(link)).href : new URL(link).href;
}
