import {
  type CrawlPageRow,
  type CrawlRunRow,
  type CrawlVisitRow,
  type Database,
  type IdeaRow,
  type MerchantRow,
  query,
} from '#modules/platform/index.server.ts';
import type { CrawlResult } from '../shared.ts';

export type ReportedRun = CrawlRunRow & {
  name: MerchantRow['name'];
  /** How many visits gave what. */
  results: Partial<Record<CrawlResult, number>>;
  /** How many visits failed or were refused, by why. */
  codes: Record<string, number>;
};

const RESULTS = `
  coalesce((select jsonb_object_agg(result, visits) from (
    select result, count(*) as visits from crawl_visit where run_id = crawl_run.id group by result) as counted), '{}') as results`;
const CODES = `
  coalesce((select jsonb_object_agg(code, visits) from (
    select code, count(*) as visits from crawl_visit where run_id = crawl_run.id and code is not null group by code) as counted), '{}')
    as codes`;

/** Runs, the newest first; of one merchant where `merchantId` is not null. */
export async function selectRuns(
  database: Database,
  range: { merchantId: number | null; limit: number; offset: number },
): Promise<ReportedRun[]> {
  return await query<ReportedRun>(
    database,
    `select crawl_run.*, merchant.name, ${RESULTS}, ${CODES}
       from crawl_run join merchant on merchant.id = merchant_id
      where cast(:merchantId as integer) is null or merchant_id = :merchantId
      order by started_at desc, crawl_run.id desc limit :limit offset :offset`,
    range,
  );
}

export async function countRuns(database: Database, merchantId: number | null): Promise<number> {
  const [counted] = await query<{ total: number }>(
    database,
    `select count(*)::int as total from crawl_run where cast(:merchantId as integer) is null or merchant_id = :merchantId`,
    { merchantId },
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

export type ReportedVisit = CrawlVisitRow & Pick<CrawlPageRow, 'url' | 'kind'>;

/** What the visits of a run gave, the newest first; only those of a result where one is named. */
export async function selectVisits(
  database: Database,
  range: { runId: number; result: CrawlResult | null; limit: number; offset: number },
): Promise<ReportedVisit[]> {
  return await query<ReportedVisit>(
    database,
    `select crawl_visit.*, url, kind from crawl_visit join crawl_page on crawl_page.id = page_id
      where run_id = :runId and (cast(:result as crawl_result) is null or crawl_visit.result = cast(:result as crawl_result))
      order by crawl_visit.id desc limit :limit offset :offset`,
    range,
  );
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
