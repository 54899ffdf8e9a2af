import {
  type CrawlHostRow,
  type CrawlRunRow,
  type CrawlSiteRow,
  containing,
  type Database,
  type Direction,
  type MerchantRow,
  query,
} from '#modules/platform/index.server.ts';

export type SiteRow = Pick<
  CrawlSiteRow,
  | 'start_url'
  | 'automatic'
  | 'window_start'
  | 'window_end'
  | 'delay_ms'
  | 'daily_budget'
  | 'with_scripts'
> & {
  merchant_id: number;
  name: MerchantRow['name'];
  host: string;
  /** Of the site or of its merchant. */
  paused: boolean;
  /** Of the site alone. */
  isSitePaused: boolean;
  run_id: CrawlRunRow['id'] | null;
  run_started_at: Date | null;
  run_ended_at: Date | null;
  run_ended_by: CrawlRunRow['ended_by'];
  requests: number | null;
  next_allowed_at: CrawlHostRow['next_allowed_at'] | null;
  failures: number;
  asked_today: number;
  pages: number;
  products: number;
  due: number;
};

const COLUMNS = `
  merchant.id as merchant_id, merchant.name, merchant.host,
  coalesce(start_url, case when merchant.host like '%:%' then 'http://' else 'https://' end || merchant.host || '/')
    as start_url,
  coalesce(automatic, false) as automatic, coalesce(window_start, 0) as window_start,
  coalesce(window_end, 360) as window_end, coalesce(delay_ms, 5000) as delay_ms, coalesce(daily_budget, 1000) as daily_budget,
  coalesce(with_scripts, false) as with_scripts,
  coalesce(paused, false) or paused_at is not null as paused, coalesce(paused, false) as "isSitePaused",
  run.id as run_id, run.started_at as run_started_at, run.ended_at as run_ended_at, run.ended_by as run_ended_by, run.requests,
  next_allowed_at, coalesce(crawl_host.failures, 0) as failures,
  case crawl_host.day when cast(:day as date) then asked_today else 0 end as asked_today,
  pages, products, due`;

/** A merged merchant has its site still: its products are another's, and their pages where they were. */
const IS_SITE = `merchant.host is not null and (retired_at is null
    or exists (select from merchant as seller where seller.id = merchant.merged_into and seller.retired_at is null)
    and exists (select from crawl_site where crawl_site.merchant_id = merchant.id))`;

const FROM = `
  from merchant
  left join crawl_site on crawl_site.merchant_id = merchant.id
  left join crawl_host on crawl_host.host = crawl_site.host
  left join lateral (
    select id, started_at, ended_at, ended_by, requests from crawl_run
     where crawl_run.merchant_id = merchant.id order by started_at desc, id desc limit 1) as run on true
  left join lateral (
    select count(*)::int as pages, count(*) filter (where kind = 'product')::int as products,
           count(*) filter (where due_at <= :now)::int as due
      from crawl_page where crawl_page.merchant_id = merchant.id) as counted on true
  where ${IS_SITE}`;

const FOUND = '(merchant.name ilike :like or merchant.host ilike :like)';

const ORDER = {
  state: 'run.id is not null and run.ended_at is null',
  name: 'lower(merchant.name)',
  last: 'run.started_at',
  delay: 'coalesce(delay_ms, 5000)',
  budget: 'coalesce(daily_budget, 1000)',
} as const;

export type SiteOrder = keyof typeof ORDER;

type SitesWanted = {
  /** Part of a name or of a host. */
  text?: string;
  orderBy?: SiteOrder;
  direction?: Direction;
  limit: number;
  offset: number;
};

/** The merchants that have a site, with how their crawl stands: those under way first, unless another order is asked for. */
export async function selectSites(
  database: Database,
  {
    text = '',
    orderBy = 'state',
    direction = 'desc',
    ...wanted
  }: SitesWanted & { now: Date; day: string },
): Promise<SiteRow[]> {
  return await query<SiteRow>(
    database,
    `select ${COLUMNS} ${FROM} and ${FOUND}
      order by ${ORDER[orderBy]} ${direction} nulls last, lower(merchant.name), merchant.id limit :limit offset :offset`,
    { like: containing(text), ...wanted },
  );
}

export async function selectSiteRow(
  database: Database,
  { merchantId, now, day }: { merchantId: number; now: Date; day: string },
): Promise<SiteRow | null> {
  const [found] = await query<SiteRow>(
    database,
    `select ${COLUMNS} ${FROM} and merchant.id = :merchantId`,
    { merchantId, now, day },
  );
  return found ?? null;
}

export async function countSites(database: Database, text: string): Promise<number> {
  const [counted] = await query<{ total: number }>(
    database,
    `select count(*)::int as total from merchant where ${IS_SITE} and ${FOUND}`,
    { like: containing(text) },
  );
  return counted?.total ?? 0;
}
