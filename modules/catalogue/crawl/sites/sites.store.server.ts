import { type CrawlSiteRow, type Database, query } from '#modules/platform/index.server.ts';

export type CrawlSite = CrawlSiteRow;
export type SiteSettings = Pick<
  CrawlSiteRow,
  | 'start_url'
  | 'automatic'
  | 'paused'
  | 'window_start'
  | 'window_end'
  | 'delay_ms'
  | 'daily_budget'
  | 'with_scripts'
>;

export async function selectSite(
  database: Database,
  merchantId: number,
): Promise<(CrawlSite & { name: string }) | null> {
  const [found] = await query<CrawlSite & { name: string }>(
    database,
    `select crawl_site.*, merchant.name from crawl_site join merchant on merchant.id = merchant_id
      where merchant_id = :merchantId`,
    { merchantId },
  );
  return found ?? null;
}

/** The settings of a site, which nobody else changes until the transaction ends. */
export async function lockSite(
  transaction: Database,
  merchantId: number,
): Promise<CrawlSite | undefined> {
  return await transaction('crawl_site').where({ merchant_id: merchantId }).forUpdate().first('*');
}

/** A merchant that has a site, whether or not it is crawled. */
export async function selectMerchantHost(
  database: Database,
  merchantId: number,
): Promise<string | null> {
  const found = await database('merchant').where({ id: merchantId }).first('host');
  return found?.host ?? null;
}

/** Adds a site with the usual settings; one that is there stays as it is. */
export async function insertSite(
  database: Database,
  site: Pick<CrawlSite, 'merchant_id' | 'start_url' | 'host'>,
): Promise<void> {
  await database('crawl_site').insert(site).onConflict('merchant_id').ignore();
}

/**
 * Has the site of a merchant begin anew where another host is its own since: the pages of the one before are none of the shop's
 * any more. Its settings stay.
 */
export async function moveSite(
  transaction: Database,
  { merchant_id, start_url, host }: Pick<CrawlSite, 'merchant_id' | 'start_url' | 'host'>,
): Promise<void> {
  const moved = await transaction('crawl_site')
    .where({ merchant_id })
    .whereNot({ host })
    .update({ host, start_url });
  if (moved > 0) await transaction('crawl_page').where({ merchant_id }).delete();
}

export async function updateSite(
  database: Database,
  merchantId: number,
  changes: Partial<SiteSettings>,
): Promise<boolean> {
  return (await database('crawl_site').where({ merchant_id: merchantId }).update(changes)) > 0;
}
