import { type Database, type Day, db, query } from '#modules/platform/index.server.ts';

/** How many alerts were created on a day of France, whatever became of them since. */
export async function countAlertsCreated(day: Day, database: Database = db): Promise<number> {
  const [row] = await query<{ alerts: number }>(
    database,
    `select count(*)::int as alerts from alert
      where (created_at at time zone 'Europe/Paris')::date = cast(:day as date)`,
    { day },
  );
  return row!.alerts;
}
