import {
  attempt,
  type Database,
  db,
  isCurrent,
  isSame,
  versionOf,
} from '#modules/platform/index.server.ts';
import { cleanAddress, shopHostOf } from '../../merchants/index.server.ts';
import {
  insertSite,
  lockSite,
  moveSite,
  type SiteSettings,
  selectMerchantHost,
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
  | { ok: true; changed: boolean }
  | { ok: false; reason: 'unknown_site' | 'invalid_url' | 'other_site' | 'changed_meanwhile' };

/** The version of the settings of a site that a form shows. */
export function siteVersion(settings: SiteSettings): string {
  return versionOf(shownSettings(settings));
}

function shownSettings(site: SiteSettings): unknown[] {
  const { start_url, window_start, window_end, delay_ms, daily_budget } = site;
  const { automatic, with_scripts, paused } = site;
  return [
    start_url,
    window_start,
    window_end,
    delay_ms,
    daily_budget,
    automatic,
    with_scripts,
    paused,
  ];
}

/**
 * Changes how the site of a merchant is crawled; what is left out stays. What stands already is not written again.
 *
 * @param version that of the settings as they were read; rejected where they have changed since.
 */
export async function configureSite(
  merchantId: number,
  { start_url, ...settings }: Partial<SiteSettings>,
  version?: string,
): Promise<ConfigureResult> {
  return await attempt<ConfigureResult>(async (transaction) => {
    await addSiteIn(transaction, merchantId);
    const site = await lockSite(transaction, merchantId);
    if (!site) return { ok: false, reason: 'unknown_site' };
    const url = start_url === undefined ? new URL(site.start_url) : cleanAddress(start_url);
    const wanted = { ...site, ...settings, start_url: url?.href ?? '' };
    const [shown, asked] = [shownSettings(site), shownSettings(wanted)];
    if (!isCurrent(version, shown, asked)) return { ok: false, reason: 'changed_meanwhile' };
    if (!url) return { ok: false, reason: 'invalid_url' };
    if (shopHostOf(url) !== site.host) return { ok: false, reason: 'other_site' };
    const changed = !isSame(shown, asked);
    if (changed) await updateSite(transaction, merchantId, { ...settings, start_url: url.href });
    return { ok: true, changed };
  });
}
