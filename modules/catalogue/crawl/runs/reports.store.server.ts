import {
  type CrawlPageRow,
  type CrawlRunRow,
  type CrawlVisitRow,
  containing,
  type Database,
  type IdeaRow,
  type MerchantRow,
  query,
  type RowsWanted,
} from '#modules/platform/index.server.ts';
import type { CrawlResult } from '../shared.ts';

export type ReportedRun = CrawlRunRow & {
  name: MerchantRow['name'];
  /** How many visits gave what. */
  results: Partial<Record<CrawlResult, number>>;
  /** How many visits failed or were rejected, by why. */
  codes: Record<string, number>;
};

const RESULTS = `
  coalesce((select jsonb_object_agg(result, visits) from (
    select result, count(*) as visits from crawl_visit where run_id = crawl_run.id group by result) as counted), '{}') as results`;
const CODES = `
  coalesce((select jsonb_object_agg(code, visits) from (
    select code, count(*) as visits from crawl_visit where run_id = crawl_run.id and code is not null group by code) as counted), '{}')
    as codes`;

const RUN_ORDER = {
  started: 'started_at',
  shop: 'lower(merchant.name)',
  requests: 'requests',
  bytes: 'bytes',
  waited: 'waited_ms',
} as const;

export type RunOrder = keyof typeof RUN_ORDER;

/** Runs of one merchant where `merchantId` is not null, of those with a text in their name. */
export type RunFilter = { merchantId: number | null; text: string };

const WANTED_RUNS = `
  from crawl_run join merchant on merchant.id = merchant_id
  where (cast(:merchantId as integer) is null or merchant_id = :merchantId) and merchant.name ilike :like`;

export async function selectRuns(
  database: Database,
  { merchantId, text }: RunFilter,
  { orderBy, direction, ...range }: RowsWanted<RunOrder>,
): Promise<ReportedRun[]> {
  return await query<ReportedRun>(
    database,
    `select crawl_run.*, merchant.name, ${RESULTS}, ${CODES} ${WANTED_RUNS}
      order by ${RUN_ORDER[orderBy]} ${direction}, crawl_run.id desc limit :limit offset :offset`,
    { merchantId, like: containing(text), ...range },
  );
}

export async function countRuns(
  database: Database,
  { merchantId, text }: RunFilter,
): Promise<number> {
  const [counted] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${WANTED_RUNS}`,
    { merchantId, like: containing(text) },
  );
  return counted?.total ?? 0;
}

export async function selectRun(database: Database, id: number): Promise<ReportedRun | null> {
  const [found] = await query<ReportedRun>(
    database,
    `select crawl_run.*, merchant.name, ${RESULTS}, ${CODES}
       from crawl_run join merchant on merchant.id = merchant_id where crawl_run.id = :id`,
    { id },
  );
  return found ?? null;
}

export type CrawlVisit = CrawlVisitRow & Pick<CrawlPageRow, 'url' | 'kind'>;

const VISIT_ORDER = {
  visited: 'crawl_visit.id',
  page: 'url',
  status: 'status',
  size: 'crawl_visit.bytes',
  duration: 'milliseconds',
} as const;

export type CrawlVisitOrder = keyof typeof VISIT_ORDER;

/** Visits of a run; only those of a result where one is named, and to addresses that have a text. */
export type CrawlVisitFilter = { runId: number; result: CrawlResult | null; text: string };

const WANTED_VISITS = `
  from crawl_visit join crawl_page on crawl_page.id = page_id
  where run_id = :runId and url ilike :like
    and (cast(:result as crawl_result) is null or crawl_visit.result = cast(:result as crawl_result))`;

export async function selectVisits(
  database: Database,
  { text, ...filter }: CrawlVisitFilter,
  { orderBy, direction, ...range }: RowsWanted<CrawlVisitOrder>,
): Promise<CrawlVisit[]> {
  return await query<CrawlVisit>(
    database,
    `select crawl_visit.*, url, kind ${WANTED_VISITS}
      order by ${VISIT_ORDER[orderBy]} ${direction} nulls last, crawl_visit.id desc limit :limit offset :offset`,
    { like: containing(text), ...filter, ...range },
  );
}

export async function countVisits(
  database: Database,
  { text, ...filter }: CrawlVisitFilter,
): Promise<number> {
  const [counted] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${WANTED_VISITS}`,
    { like: containing(text), ...filter },
  );
  return counted?.total ?? 0;
}

export type ReportedPage = CrawlPageRow &
  Pick<MerchantRow, 'name'> & {
    body_bytes: number | null;
    idea_id_within_merchant: IdeaRow['id_within_merchant'] | null;
    idea_title: IdeaRow['title'] | null;
  };

/** A page with what was read of it last. */
export async function selectPage(database: Database, id: number): Promise<ReportedPage | null> {
  const [found] = await query<ReportedPage>(
    database,
    `select crawl_page.*, merchant.name, crawl_body.bytes as body_bytes, idea.id_within_merchant as idea_id_within_merchant,
            idea.title as idea_title
       from crawl_page
       join merchant on merchant.id = crawl_page.merchant_id
       left join crawl_body on page_id = crawl_page.id
       left join idea on idea.id = idea_id
      where crawl_page.id = :id`,
    { id },
  );
  return found ?? null;
}

export async function selectVisitsOfPage(
  database: Database,
  pageId: number,
  limit: number,
): Promise<CrawlVisitRow[]> {
  return await database('crawl_visit')
    .where({ page_id: pageId })
    .orderBy('id', 'desc')
    .limit(limit);
}
