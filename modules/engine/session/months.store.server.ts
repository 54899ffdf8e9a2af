import { db, execute, query } from '#modules/platform/index.server.ts';

/** The first day of a month, `YYYY-MM-01`: such texts compare as the months do. */
export type Month = string;

const PREFIX = 'search_event_';

/** Creates the partition for the events of searches that begin in a month, unless it exists. */
export async function createMonthPartition(month: Month): Promise<void> {
  await execute(db, 'select make_search_month(?)', [month]);
}

/** Months that have a partition, oldest first. */
export async function listMonthPartitions(): Promise<Month[]> {
  const rows = await query<{ relname: string }>(
    db,
    `select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'search_event'::regclass order by relname`,
  );
  return rows.map(({ relname }) => `${relname.slice(PREFIX.length).replace('_', '-')}-01`);
}

/**
 * Drops the events of every search that began in a month, unless another process just did. Appends wait for the
 * drop, and the drop for long reads: so it gives up after a second, and is tried again later.
 */
export async function dropMonthPartition(month: Month): Promise<void> {
  await db.transaction(async (trx) => {
    await execute(trx, `set local lock_timeout = '1s'`);
    await execute(trx, 'drop table if exists ??', [PREFIX + month.slice(0, 7).replace('-', '_')]);
  });
}

/** Erases the searches that began before a month, with their measures; returns how many. */
export async function deleteSessionsBefore(month: Month): Promise<number> {
  return await db('search_session').where('month', '<', month).delete();
}

/** Erases the visits recorded before a month. */
export async function deleteVisitsBefore(month: Month): Promise<void> {
  await db('visit').where('at', '<', `${month}T00:00:00Z`).delete();
}
