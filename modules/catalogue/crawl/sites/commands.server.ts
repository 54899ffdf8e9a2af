import { type Database, db } from '#modules/platform/index.server.ts';
import { cleanAddress, shopHostOf } from '../../merchants/index.server.ts';
import {
  insertSite,
  moveSite,
  type SiteSettings,
  selectMerchantHost,
  selectSite,
  updateSite,
} from './sites.store.server.ts';

/** Has the site of a merchant, by its host of now, among those that can be crawled. @returns whether the merchant has one. */
export async function addSite(merchantId: number): Promise<boolean> {
  return await db.transaction((transaction) => addSiteIn(transaction, merchantId));
}

async function addSiteIn(transaction: Database, merchantId: number): Promise<boolean> {
  const host = await selectMerchantHost(transaction, merchantId);
  if (!host) return false;
  // Only machines for development and tests have a port of their own, and no certificate.
  const url = new URL(`${host.includes(':') ? 'http' : 'https'}://${host}/`);
  const site = { merchant_id: merchantId, start_url: url.href, host: shopHostOf(url) };
  await insertSite(transaction, site);
  await moveSite(transaction, site);
  return true;
}

type ConfigureResult =
  | { ok: true }
  | { ok: false; reason: 'unknown_site' | 'invalid_url' | 'other_site' };

/** Changes how the site of a merchant is crawled; what is left out stays. */
export async function configureSite(
  merchantId: number,
  { start_url, ...settings }: Partial<SiteSettings>,
): Promise<ConfigureResult> {
  await addSite(merchantId);
  const site = await selectSite(db, merchantId);
  if (!site) return { ok: false, reason: 'unknown_site' };
  const url = start_url === undefined ? new URL(site.start_url) : cleanAddress(start_url);
  if (!url) return { ok: false, reason: 'invalid_url' };
  if (shopHostOf(url) !== site.host) return { ok: false, reason: 'other_site' };
  await updateSite(db, merchantId, { ...settings, start_url: url.href });
  return { ok: true };
}
