import {
  type CatalogueEventRow,
  type CatalogueRevisionRow,
  type Database,
  query,
} from '#modules/platform/index.server.ts';

/** An event as it is read; its ideas are ids in ascending order. */
export type StoredEvent = Omit<CatalogueEventRow, 'ideas'> & { ideas: number[] | null };

/** A page ends with the event that brings it to so many ideas. */
const PAGE_IDEAS = 20_000;

/** The position of the latest event, and the first events after a position. */
export async function selectEvents(
  database: Database,
  since: number,
): Promise<{ head: number; events: StoredEvent[] }> {
  // One statement, so that both are of the same moment.
  const rows = await query<CatalogueRevisionRow & (StoredEvent | { position: null })>(
    database,
    `select catalogue_revision.revision, event.*
     from catalogue_revision left join (
       select position, kind, cast(ideas as float8[]), recorded_at,
              sum(coalesce(cardinality(ideas), 0)) over (order by position rows unbounded preceding exclude current row)
                as ideas_before
       from catalogue_event where position > :since) as event on coalesce(ideas_before, 0) < :ideas
     order by position`,
    { since, ideas: PAGE_IDEAS },
  );
  return {
    head: rows[0]!.revision,
    events: rows.filter((row) => row.position !== null),
  };
}

/** How far a reader has read, 0 when it never did; locked until the transaction ends. */
export async function lockCursor(trx: Database, reader: string): Promise<number> {
  await trx('catalogue_cursor').insert({ reader, position: 0 }).onConflict('reader').ignore();
  const cursor = await trx('catalogue_cursor').where({ reader }).forUpdate().first('position');
  return cursor!.position;
}

export async function moveCursor(trx: Database, reader: string, position: number): Promise<void> {
  await trx('catalogue_cursor').where({ reader }).update({ position });
}
