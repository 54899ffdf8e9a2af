import {
  type CrawlHostRow,
  type CrawlRunRow,
  type CrawlSiteRow,
  type CrawlVisitRow,
  type Database,
  execute,
  query,
} from '#modules/platform/index.server.ts';
import type { FrontierPage } from '../frontier/pages.store.server.ts';

export type OpenRun = Pick<CrawlRunRow, 'id' | 'started_at'> &
  Pick<
    CrawlSiteRow,
    | 'merchant_id'
    | 'start_url'
    | 'host'
    | 'window_start'
    | 'window_end'
    | 'delay_ms'
    | 'daily_budget'
    | 'with_scripts'
  > & {
    next_allowed_at: CrawlHostRow['next_allowed_at'] | null;
    failures: number | null;
    asked_today: number;
    /** The page that is asked for next; null when none is due. */
    page: FrontierPage | null;
  };

/** Who sells what a site shows: that of a merged merchant is crawled on, for the one that it was merged into. */
const SELLER = `join merchant on merchant.id = crawl_site.merchant_id
       join merchant as seller on seller.id = coalesce(merchant.merged_into, merchant.id)`;

/** Each request of this number is for the page that waits longest, so that those that come first do not keep out the others. */
const FAIR_TURN = 4;

/**
 * The runs that are under way, of sites that nothing is paused of, each with the page it asks for next.
 *
 * @param now what is due by then.
 * @param day of it, in Paris.
 */
export async function selectOpenRuns(
  database: Database,
  { now, day }: { now: Date; day: string },
): Promise<OpenRun[]> {
  const rows = await query<Omit<OpenRun, 'page'> & { page: JsonPage | null }>(
    database,
    `select crawl_run.id, crawl_run.started_at, crawl_site.merchant_id, start_url, crawl_site.host, window_start, window_end, delay_ms,
            daily_budget, with_scripts, next_allowed_at, crawl_host.failures, to_jsonb(page) as page,
            case crawl_host.day when cast(:day as date) then asked_today else 0 end as asked_today
       from crawl_run
       join crawl_site using (merchant_id)
       ${SELLER}
       left join crawl_host on crawl_host.host = crawl_site.host
       left join lateral (
         select id, merchant_id, url, kind, depth, attempts, interval_days, etag, last_modified,
                encode(content_hash, 'hex') as content_hash, gone_count, failures, idea_id, priority
           from crawl_page
          where crawl_page.merchant_id = crawl_site.merchant_id and due_at <= :now
          order by attempts, case requests % :fair when 3 then 0 else priority end, due_at, id limit 1) as page on true
      where ended_at is null and not paused and seller.paused_at is null and seller.retired_at is null
      order by next_allowed_at nulls first, crawl_run.id`,
    { now, day, fair: FAIR_TURN },
  );
  return rows.map(({ page, ...run }) => ({ ...run, page: page && pageOf(page) }));
}

/** A page as JSON, which has no bytes. */
type JsonPage = Omit<FrontierPage, 'content_hash'> & { content_hash: string | null };

function pageOf({ content_hash: hash, ...page }: JsonPage): FrontierPage {
  return { ...page, content_hash: hash === null ? null : Buffer.from(hash, 'hex') };
}

/** Begins a run. @returns whether none was under way. */
export async function insertRun(
  database: Database,
  run: Pick<CrawlRunRow, 'merchant_id' | 'started_by' | 'started_at'>,
): Promise<boolean> {
  const rows = await query(
    database,
    `insert into crawl_run (merchant_id, started_by, started_at) values (:merchant_id, :started_by, :started_at)
     on conflict (merchant_id) where ended_at is null do nothing returning id`,
    run,
  );
  return rows.length > 0;
}

/** Ends the run of a merchant that is under way. @returns whether there was one. */
export async function endRun(
  database: Database,
  merchantId: number,
  end: { ended_at: Date; ended_by: 'done' | 'stopped' },
): Promise<boolean> {
  const ended = await database('crawl_run')
    .where({ merchant_id: merchantId })
    .whereNull('ended_at')
    .update(end);
  return ended > 0;
}

/** Records what a visit gave, with the counts of its run. */
export async function insertVisit(
  database: Database,
  visit: Omit<CrawlVisitRow, 'id'>,
  requests: number,
): Promise<void> {
  await database('crawl_visit').insert(visit);
  await execute(
    database,
    'update crawl_run set requests = requests + :requests, bytes = bytes + :bytes where id = :id',
    { id: visit.run_id, requests, bytes: visit.bytes },
  );
}

/** Adds to the time that a run has waited for its site. */
export async function addWait(
  database: Database,
  runId: number,
  milliseconds: number,
): Promise<void> {
  await database('crawl_run').where({ id: runId }).increment('waited_ms', milliseconds);
}

/** Sites that begin by themselves and that no run is under way of, with when the last one began. */
export async function selectIdleSites(database: Database): Promise<
  (Pick<CrawlSiteRow, 'merchant_id' | 'window_start' | 'window_end'> & {
    started_at: Date | null;
  })[]
> {
  return await query(
    database,
    `select crawl_site.merchant_id, window_start, window_end,
            (select max(started_at) from crawl_run where crawl_run.merchant_id = crawl_site.merchant_id) as started_at
       from crawl_site ${SELLER}
      where automatic and not paused and seller.paused_at is null and seller.retired_at is null
        and seller.approved_at is not null
        and not exists (select from crawl_run where crawl_run.merchant_id = crawl_site.merchant_id and ended_at is null)
      order by crawl_site.merchant_id`,
  );
}

export async function deleteBefore(
  database: Database,
  { runs, bodies, trials }: { runs: Date; bodies: Date; trials: Date },
): Promise<void> {
  await database('crawl_run').where('ended_at', '<', runs).delete();
  await database('crawl_body').where('fetched_at', '<', bodies).delete();
  await database('crawl_trial').where('requested_at', '<', trials).delete();
}
