import {
  type Database,
  execute,
  type FeedRunRow,
  query,
  type MerchantFeedRow as StoredFeed,
} from '#modules/platform/index.server.ts';
import { SELLER } from './feeds.store.server.ts';
import type { FeedMapping } from './fields.ts';
import { REJECTIONS_KEPT } from './limits.ts';

export type RunCounts = Pick<
  FeedRunRow,
  'added' | 'changed' | 'returned' | 'unchanged' | 'rejected'
>;

/** A run with what it needs of its feed. */
export type RunOfFeed = FeedRunRow &
  Pick<StoredFeed, 'merchant_id' | 'url' | 'columns'> & {
    mapping: FeedMapping | null;
    host: string;
    /** Whose ideas its products are: those of its merchant, or of the one that this was merged into. */
    seller_id: number;
    /** Whether files are read for the seller. */
    is_seller_read: boolean;
  };

/** Keeps the shops of a run from being merged until the transaction ends. @returns false where they were since it was read. */
export async function keepSeller(
  transaction: Database,
  run: Pick<RunOfFeed, 'merchant_id' | 'seller_id'>,
): Promise<boolean> {
  const merchants = await query<{ seller_id: number }>(
    transaction,
    `select coalesce(merged_into, id) as seller_id from merchant
      where id in (:merchant_id, :seller_id) order by id for key share`,
    { merchant_id: run.merchant_id, seller_id: run.seller_id },
  );
  return merchants.every(({ seller_id }) => seller_id === run.seller_id);
}

export async function selectRun(database: Database, id: number): Promise<RunOfFeed | null> {
  const [run] = await query<RunOfFeed>(
    database,
    `select feed_run.*, merchant_id, url, mapping, columns, merchant.host, seller.id as seller_id,
            seller.paused_at is null and seller.retired_at is null as is_seller_read
       from feed_run join merchant_feed as feed on feed.id = feed_id ${SELLER} where feed_run.id = ?`,
    [id],
  );
  return run ?? null;
}

export async function insertRun(
  database: Database,
  run: { feed_id: number; state: 'receiving' | 'waiting' },
): Promise<number | null> {
  const [row] = await database('feed_run').insert(run).onConflict().ignore().returning('id');
  return row?.id ?? null;
}

type RunState = FeedRunRow['state'];

/** @returns whether it was in one of these states. */
export async function updateRun(
  database: Database,
  id: number,
  from: readonly RunState[],
  changes: Partial<Omit<FeedRunRow, 'id' | 'feed_id'>>,
): Promise<boolean> {
  return (
    (await database('feed_run')
      .where({ id })
      .whereIn('state', [...from])
      .update(changes)) === 1
  );
}

/** Ends a run; its file goes. @returns whether it was open. */
export async function endRun(
  trx: Database,
  id: number,
  state: 'done' | 'failed' | 'refused',
  reason: string | null = null,
): Promise<boolean> {
  await trx('feed_part').where({ run_id: id }).delete();
  return await updateRun(trx, id, ['receiving', 'waiting', 'running', 'held'], {
    state,
    hold: null,
    reason: reason?.slice(0, 500) ?? null,
    has_file: false,
    ended_at: trx.fn.now() as unknown as Date,
  });
}

/** Takes a run back, with its file. */
export async function deleteRun(database: Database, id: number): Promise<void> {
  await database('feed_run').where({ id }).delete();
}

export async function insertPart(database: Database, runId: number, n: number, content: Buffer) {
  await database('feed_part').insert({ run_id: runId, n, content });
}

export async function deleteParts(database: Database, runId: number): Promise<void> {
  await database('feed_part').where({ run_id: runId }).delete();
}

export async function selectPart(
  database: Database,
  runId: number,
  n: number,
): Promise<Buffer | null> {
  const part = await database('feed_part').where({ run_id: runId, n }).first('content');
  return part?.content ?? null;
}

/** Has a transaction commit without waiting for the disk: a chunk that a power cut takes back is read again. */
export async function commitLater(trx: Database): Promise<void> {
  await execute(trx, 'set local synchronous_commit = off');
}

export type Rejection = { line: number; reason: string; excerpt: string };

/** Stores what became of a chunk. @returns false when another process did it already. */
export async function recordChunk(
  trx: Database,
  runId: number,
  chunk: {
    from: number;
    to: number;
    counts: RunCounts;
    ideaIds: readonly number[];
    rejections: readonly Rejection[];
  },
): Promise<boolean> {
  const { from, to, counts, ideaIds, rejections } = chunk;
  const moved = await execute(
    trx,
    `update feed_run set rows_done = :to, added = added + :added, changed = changed + :changed,
            returned = returned + :returned, unchanged = unchanged + :unchanged, rejected = rejected + :rejected
      where id = :runId and state = 'running' and rows_done = :from`,
    { runId, from, to, ...counts },
  );
  if (moved === 0) return false;
  await trx('feed_chunk').insert({ run_id: runId, rows_done: to, idea_ids: ideaIds.map(String) });
  if (rejections.length > 0) {
    await execute(
      trx,
      `insert into feed_rejection (run_id, line, reason, excerpt)
       select :runId, line, reason, excerpt
         from json_to_recordset(:rejections) as r (line integer, reason text, excerpt text)
        order by line
        limit greatest(0, :kept - (select count(*) from feed_rejection where run_id = :runId))
       on conflict do nothing`,
      { runId, rejections: JSON.stringify(rejections), kept: REJECTIONS_KEPT },
    );
  }
  return true;
}

/** The latest run of a feed that was done, before another; null when there is none. */
export async function selectRunBefore(
  database: Database,
  run: Pick<FeedRunRow, 'id' | 'feed_id'>,
): Promise<Pick<FeedRunRow, 'id' | 'rows_done'> | null> {
  const found = await database('feed_run')
    .where({ feed_id: run.feed_id, state: 'done' })
    .where('id', '<', run.id)
    .orderBy('id', 'desc')
    .first('id', 'rows_done');
  return found ?? null;
}

/** How many ideas a run found in its file. */
export async function countIdeasOf(database: Database, runId: number): Promise<number> {
  const [row] = await query<{ count: number }>(
    database,
    `select coalesce(sum(cardinality(idea_ids)), 0)::integer as count
       from feed_chunk where run_id = ? and not is_missing`,
    [runId],
  );
  return row!.count;
}

/** The ideas that the run before found, or missed for the first time, and this one did not find. */
export async function selectMissing(
  trx: Database,
  runId: number,
  beforeId: number,
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    trx,
    `select distinct id from feed_chunk, unnest(idea_ids) as id where run_id = :beforeId
     except select id from feed_chunk, unnest(idea_ids) as id where run_id = :runId
     order by id`,
    { runId, beforeId },
  );
  return rows.map(({ id }) => id);
}

/** Keeps which of the missing ideas the next run still has to look for. */
export async function insertMissing(
  trx: Database,
  runId: number,
  ids: readonly number[],
): Promise<void> {
  await execute(
    trx,
    `insert into feed_chunk (run_id, rows_done, idea_ids, is_missing)
     select :runId, 0, array_agg(idea_id order by idea_id), true
       from product where idea_id = any(cast(:ids as bigint[])) and missing_count = 1
     having count(*) > 0`,
    { runId, ids: [...ids] },
  );
}

/** The chunks of the runs before are not needed any more. */
export async function deleteChunksBefore(
  trx: Database,
  run: Pick<FeedRunRow, 'id' | 'feed_id'>,
): Promise<void> {
  await execute(
    trx,
    `delete from feed_chunk using feed_run
      where feed_run.id = run_id and feed_id = :feedId and run_id < :id`,
    { feedId: run.feed_id, id: run.id },
  );
}
