import {
  type CrawlPageRow,
  type Database,
  execute,
  query,
} from '#modules/platform/index.server.ts';
import type { CrawlPageKind } from '../shared.ts';

export type FrontierPage = Pick<
  CrawlPageRow,
  | 'id'
  | 'merchant_id'
  | 'url'
  | 'kind'
  | 'depth'
  | 'attempts'
  | 'interval_days'
  | 'etag'
  | 'last_modified'
  | 'content_hash'
  | 'gone_count'
  | 'failures'
  | 'idea_id'
  | 'priority'
>;

/** An address that was found. */
export type FoundPage = {
  url: string;
  kind: CrawlPageKind;
  pattern: string;
  depth: number;
  priority: number;
  /** When the site says that it changed. */
  changedAt: Date | null;
};

/** A site that makes ever new addresses fills no disk. */
const MAX_PAGES = 100_000;

/**
 * Adds the addresses that are new, due at once; one that has changed since it was asked for is due too, a day after that
 * at the soonest.
 */
export async function insertFound(
  database: Database,
  merchantId: number,
  found: readonly FoundPage[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  const bindings = { merchantId, now, found: JSON.stringify(found), most: MAX_PAGES };
  const rows = `jsonb_to_recordset(cast(:found as jsonb)) as found
    (url text, kind crawl_page_kind, pattern text, depth smallint, priority smallint, "changedAt" timestamptz)`;
  await execute(
    database,
    `insert into crawl_page (merchant_id, url, kind, pattern, depth, priority, due_at, found_at)
     select :merchantId, url, kind, pattern, depth, priority, :now, :now from ${rows}
      limit greatest(0, :most - (select count(*) from crawl_page where merchant_id = :merchantId))
     on conflict (merchant_id, url) do nothing`,
    bindings,
  );
  await execute(
    database,
    `update crawl_page set due_at = greatest(cast(:now as timestamptz), asked_at + interval '20 hours') from ${rows}
      where crawl_page.merchant_id = :merchantId and crawl_page.url = found.url
        and found."changedAt" > asked_at and found."changedAt" <= :now
        and due_at > greatest(cast(:now as timestamptz), asked_at + interval '20 hours')`,
    bindings,
  );
}

/** How many pages of each sort were products, and how many something else. */
export async function countPatterns(
  database: Database,
  merchantId: number,
  patterns: readonly string[],
): Promise<Map<string, { products: number; others: number }>> {
  const rows = await query<{ pattern: string; products: number; others: number }>(
    database,
    `select pattern, count(*) filter (where kind = 'product')::int as products,
            count(*) filter (where kind in ('listing', 'other'))::int as others
       from crawl_page where merchant_id = :merchantId and pattern = any(cast(:patterns as text[])) group by pattern`,
    { merchantId, patterns: [...patterns] },
  );
  return new Map(rows.map(({ pattern, ...counts }) => [pattern, counts]));
}

/** Moves the pages of a sort that are not known yet to another place in the order. */
export async function reprioritize(
  database: Database,
  merchantId: number,
  pattern: string,
  priority: number,
): Promise<void> {
  await database('crawl_page')
    .where({ merchant_id: merchantId, pattern, kind: 'unknown' })
    .whereNot({ priority })
    .update({ priority });
}

/** Counts a request that is about to begin: pages that were interrupted come after the others. */
export async function beginVisit(database: Database, pageId: number): Promise<void> {
  await database('crawl_page').where({ id: pageId }).increment('attempts');
}

export async function updatePage(
  database: Database,
  pageId: number,
  changes: Partial<Omit<CrawlPageRow, 'id' | 'merchant_id' | 'url'>>,
): Promise<void> {
  await database('crawl_page').where({ id: pageId }).update(changes);
}

/** Whether an address of a site is known to be something else than a product, or not to be there. */
export async function isKnownOther(
  database: Database,
  merchantId: number,
  url: string,
): Promise<boolean> {
  const found = await database('crawl_page')
    .where({ merchant_id: merchantId, url })
    .first('kind', 'gone_count');
  return Boolean(found && (/^(listing|other)$/.test(found.kind) || found.gone_count > 0));
}

/**
 * The merchants that what is found on pages of a site is recorded for: that of the idea that a page showed before; else its
 * own, or the one that this was merged into.
 */
export async function selectSellers(
  database: Database,
  pageIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await query<{ id: number; seller: number }>(
    database,
    `select page.id, coalesce(idea.merchant_id, merged_into, page.merchant_id) as seller
       from crawl_page as page join merchant on merchant.id = page.merchant_id left join idea on idea.id = idea_id
      where page.id = any(cast(:pageIds as bigint[]))`,
    { pageIds: [...pageIds] },
  );
  return new Map(rows.map(({ id, seller }) => [id, seller]));
}

/** Keeps the body of a page, compressed. */
export async function storeBody(
  database: Database,
  body: { page_id: number; body: Buffer; charset: string | null; bytes: number; fetched_at: Date },
): Promise<void> {
  await database('crawl_body').insert(body).onConflict('page_id').merge();
}

/** Makes every page of a site due, for a run that asks for all of them again. */
export async function makeAllDue(database: Database, merchantId: number, now: Date): Promise<void> {
  await database('crawl_page')
    .where({ merchant_id: merchantId })
    .where('due_at', '>', now)
    .update({ due_at: now });
}
