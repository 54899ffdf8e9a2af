import {
  type Database,
  type FeedRunRow,
  query,
  type MerchantFeedRow as StoredFeed,
} from '#modules/platform/index.server.ts';
import type { FeedMapping } from './fields.ts';

export async function insertFeed(
  database: Database,
  feed: Pick<StoredFeed, 'merchant_id' | 'name' | 'url'>,
): Promise<number> {
  const [row] = await database('merchant_feed').insert(feed).returning('id');
  return row!.id;
}

/** Has nobody else change a feed until the transaction ends. */
export async function lockFeed(transaction: Database, id: number): Promise<void> {
  await transaction('merchant_feed').where({ id }).forUpdate().first('id');
}

export async function updateFeed(
  database: Database,
  id: number,
  changes: { mapping?: FeedMapping; paused_at?: Date | null },
): Promise<void> {
  const { mapping, ...others } = changes;
  const stored = { ...others, ...(mapping && { mapping: JSON.stringify(mapping) }) };
  await database('merchant_feed').where({ id }).update(stored);
}

export async function updateSample(
  database: Database,
  id: number,
  { columns, rows }: { columns: readonly string[]; rows: readonly (readonly (string | null)[])[] },
): Promise<void> {
  await database('merchant_feed')
    .where({ id })
    .update({ columns: [...columns], sample: JSON.stringify(rows) });
}

/** Whom a feed is read for: its merchant or, where this was merged, the one that it was merged into. */
export const SELLER = `join merchant on merchant.id = feed.merchant_id
       join merchant as seller on seller.id = coalesce(merchant.merged_into, merchant.id)`;

/** A feed with its merchant and its latest run. */
export type ListedFeed = Pick<StoredFeed, 'id' | 'merchant_id' | 'name' | 'url' | 'paused_at'> & {
  /** The name of whom it is read for. */
  merchant: string;
  seller_id: number;
  run: FeedRun | null;
};

/** A run as screens show it; dates as texts. */
export type FeedRun = Omit<
  FeedRunRow,
  'feed_id' | 'accepted' | 'has_file' | 'requested_at' | 'started_at' | 'ended_at'
> & { requested_at: string; started_at: string | null; ended_at: string | null };

const RUN = `json_build_object('id', run.id, 'state', run.state, 'hold', run.hold, 'reason', run.reason,
  'bytes', run.bytes, 'rows_done', run.rows_done, 'added', run.added, 'changed', run.changed,
  'returned', run.returned, 'unchanged', run.unchanged, 'rejected', run.rejected, 'missing', run.missing,
  'withdrawn', run.withdrawn, 'requested_at', run.requested_at, 'started_at', run.started_at, 'ended_at', run.ended_at)`;

/** All feeds, by their merchants' names. */
export async function selectFeeds(database: Database): Promise<ListedFeed[]> {
  return await query<ListedFeed>(
    database,
    `select feed.id, merchant_id, feed.name, feed.url, feed.paused_at, seller.name as merchant, seller.id as seller_id,
            case when run.id is not null then ${RUN} end as run
       from merchant_feed as feed ${SELLER}
       left join lateral (select * from feed_run where feed_id = feed.id order by id desc limit 1) as run on true
      order by lower(seller.name), feed.id limit 1000`,
  );
}

export type FeedOfScreen = Omit<ListedFeed, 'run'> &
  Pick<StoredFeed, 'columns'> & {
    host: string;
    mapping: FeedMapping | null;
    sample: (string | null)[][];
  };

export async function selectFeed(database: Database, id: number): Promise<FeedOfScreen | null> {
  const [feed] = await query<FeedOfScreen>(
    database,
    `select feed.id, merchant_id, feed.name, feed.url, feed.paused_at, seller.name as merchant, seller.id as seller_id,
            merchant.host, mapping, columns, sample
       from merchant_feed as feed ${SELLER} where feed.id = ?`,
    [id],
  );
  return feed ?? null;
}

/** The latest runs of a feed. */
export async function selectRuns(database: Database, feedId: number): Promise<FeedRun[]> {
  const rows = await query<{ run: FeedRun }>(
    database,
    `select ${RUN} as run from feed_run as run where feed_id = ? order by id desc limit 500`,
    [feedId],
  );
  return rows.map(({ run }) => run);
}

/** Feeds that are fetched each day and are not being worked on. */
export async function selectDailyFeeds(database: Database): Promise<Pick<StoredFeed, 'id'>[]> {
  return await query<Pick<StoredFeed, 'id'>>(
    database,
    `select feed.id from merchant_feed as feed ${SELLER}
      where url is not null and mapping is not null and feed.paused_at is null and seller.approved_at is not null
        and seller.paused_at is null and seller.retired_at is null
        and not exists (select from feed_run where feed_id = feed.id
                         and state in ('receiving', 'waiting', 'running', 'held'))
      order by feed.id`,
  );
}

export type FeedMerchant = { id: number; name: string; host: string };

/** Merchants that may have feeds. */
export async function selectMerchants(database: Database): Promise<FeedMerchant[]> {
  return await query<FeedMerchant>(
    database,
    'select id, name, host from merchant where id > 0 and approved_at is not null and retired_at is null order by lower(name), id limit 2000',
  );
}

/** Rows of a run that were not taken, the first ones. */
export async function selectRejections(
  database: Database,
  runId: number,
): Promise<{ line: number; reason: string; excerpt: string }[]> {
  return await database('feed_rejection')
    .where({ run_id: runId })
    .orderBy('line')
    .select('line', 'reason', 'excerpt');
}

/** Deletes what is not shown any more; the latest run that was done stays, which the next is compared with. */
export async function deleteRunsBefore(database: Database, date: Date): Promise<number> {
  return await database('feed_run')
    .where('requested_at', '<', date)
    .whereIn('state', ['done', 'failed', 'refused'])
    .whereNotIn('id', database('feed_run').where({ state: 'done' }).groupBy('feed_id').max('id'))
    .delete();
}

/** Deletes files whose upload was cut. */
export async function deleteUploadsBefore(database: Database, date: Date): Promise<number> {
  return await database('feed_run')
    .where({ state: 'receiving' })
    .where('requested_at', '<', date)
    .delete();
}
