import { setDatabaseUrl } from '#modules/platform/index.server.ts';
import { siteUrl } from '../../bin/postgres/site-role.ts';

/**
 * Runs something in the database of the site that the browser visits: commands of modules, fixtures, or rows planted
 * with `db`. The site follows changes of its catalogue within moments, so wait for what they show.
 */
export async function withSiteDatabase<Result>(run: () => Promise<Result>): Promise<Result> {
  setDatabaseUrl(siteUrl({ dataDir: process.env.DATA_DIR ?? '', throwaway: false }));
  return await run();
}
