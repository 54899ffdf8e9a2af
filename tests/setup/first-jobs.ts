import { db, query } from '#modules/platform/index.server.ts';
import { withSiteDatabase } from '../e2e/site-database.ts';

/**
 * Takes away what a new site does a minute after its start, beside its first visitors: of the starter catalogue that takes a
 * core half a minute, and no page that browser tests open shows it.
 */
export default async function dropFirstJobs(): Promise<void> {
  await withSiteDatabase(async () => {
    await query(db, `delete from pgboss.job where state = 'created' and start_after > now()`);
    await db.destroy();
  });
}
