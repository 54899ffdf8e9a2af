import { type Database, db } from '../database/database.server.ts';
import { execute, query } from '../database/query.server.ts';
import type { PerformanceMeasureRow, PerformanceProcessRow } from '../schema.ts';
import type { MeasureKind } from './shared.ts';
import type { Sketch } from './sketch.ts';

type Measured = { kind: MeasureKind; name: string; sketch: Sketch };
export type ProcessState = PerformanceProcessRow;

/** Stores what a process has measured of a slot so far, in place of what it had stored of it. */
export async function writeSlot(state: ProcessState, measures: readonly Measured[]): Promise<void> {
  const { slot, process } = state;
  const rows = measures.map(({ kind, name, sketch }) => ({
    kind,
    name,
    count: sketch.count,
    total_ms: sketch.total,
    max_ms: sketch.max,
    buckets: [...sketch.buckets.keys()],
    counts: [...sketch.buckets.values()],
  }));
  await db.transaction(async (trx) => {
    await trx('performance_process').insert(state).onConflict(['slot', 'process']).merge();
    await execute(
      trx,
      `insert into performance_measure (slot, process, kind, name, count, total_ms, max_ms, buckets, counts)
       select :slot, :process, kind, name, count, total_ms, max_ms, buckets, counts
       from jsonb_to_recordset(:rows) as row (kind text, name text, count integer, total_ms double precision,
         max_ms double precision, buckets smallint[], counts integer[])
       on conflict (slot, process, kind, name) do update set count = excluded.count, total_ms = excluded.total_ms,
         max_ms = excluded.max_ms, buckets = excluded.buckets, counts = excluded.counts`,
      { slot, process, rows: JSON.stringify(rows) },
    );
  });
}

type MeasureSum = Pick<
  PerformanceMeasureRow,
  'name' | 'count' | 'total_ms' | 'max_ms' | 'buckets' | 'counts'
>;

/** All that all processes measured of one kind since a slot, by name. */
export async function sumMeasures(
  kind: MeasureKind,
  since: Date,
  database: Database = db,
): Promise<MeasureSum[]> {
  return await query<MeasureSum>(
    database,
    `with chosen as (select * from performance_measure where slot >= :since and kind = :kind),
       bucket as (
         select name, array_agg(bucket) as buckets, array_agg(count) as counts
         from (
           select name, bucket, sum(counted)::integer as count
           from chosen cross join unnest(buckets, counts) as each (bucket, counted)
           group by name, bucket
         ) as summed
         group by name
       )
     select name, sum(count)::integer as count, sum(total_ms) as total_ms, max(max_ms) as max_ms,
       bucket.buckets, bucket.counts
     from chosen join bucket using (name) group by name, bucket.buckets, bucket.counts`,
    { since, kind },
  );
}

/** What each process was in each slot since one, the oldest first. */
export async function selectProcesses(since: Date): Promise<ProcessState[]> {
  return await db('performance_process')
    .where('slot', '>=', since)
    .orderBy([{ column: 'slot' }, { column: 'process' }])
    .select('*');
}

/** @returns how many rows were deleted. */
export async function deleteSlotsBefore(limit: Date): Promise<number> {
  const measures = await db('performance_measure').where('slot', '<', limit).delete();
  return measures + (await db('performance_process').where('slot', '<', limit).delete());
}
