import type { AccountEventRow, Database } from '#modules/platform/index.server.ts';

export type AccountEvent = Pick<AccountEventRow, 'id' | 'kind'> & { createdAt: Date };

/** Records what happened to an account. */
export async function insertEvent(
  database: Database,
  accountId: number,
  kind: AccountEvent['kind'],
  now: Date,
): Promise<void> {
  await database('account_event').insert({ account_id: accountId, kind, created_at: now });
}

/** What happened to an account, the latest first, all of it unless a limit is given. */
export async function selectEvents(
  database: Database,
  accountId: number,
  limit?: number,
): Promise<AccountEvent[]> {
  const events = database('account_event')
    .where({ account_id: accountId })
    .orderBy('id', 'desc')
    .select('id', 'kind', 'created_at');
  const rows = await (limit === undefined ? events : events.limit(limit));
  return rows.map(({ id, kind, created_at }) => ({ id, kind, createdAt: created_at }));
}

export async function deleteEventsBefore(database: Database, date: Date): Promise<number> {
  return await database('account_event').where('created_at', '<', date).delete();
}
