import {
  type CrawlBodyRow,
  type CrawlPageRow,
  type Database,
  query,
} from '#modules/platform/index.server.ts';

export type KeptPage = Pick<CrawlPageRow, 'id' | 'url' | 'depth' | 'idea_id' | 'content_hash'> &
  Pick<CrawlBodyRow, 'body' | 'charset'>;

/** Pages of a site whose bodies are kept, in the order of their numbers; those that are gone are left alone. */
export async function selectKeptPages(
  database: Database,
  merchantId: number,
  { after, limit }: { after: number; limit: number },
): Promise<KeptPage[]> {
  return await query<KeptPage>(
    database,
    `select id, url, depth, idea_id, content_hash, body, charset from crawl_page join crawl_body on page_id = id
      where merchant_id = :merchantId and id > :after and kind <> 'sitemap' and gone_count = 0
        -- What a product file says since then is newer.
        and not exists (select from catalogue_product where catalogue_product.idea_id = crawl_page.idea_id and source = 'feed')
      order by id limit :limit`,
    { merchantId, after, limit },
  );
}
