import type { Cohort } from '#modules/catalogue/cohorts/shared.ts';
import { type Database, db } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import { findContributorOf } from '../contributors/index.server.ts';

/**
 * Which cohorts an account may rename, take ideas out of, delete and restore: those that it made, all of them for those who
 * may moderate. Anybody may add ideas to any cohort.
 */
export async function cohortRights(
  { id, type }: Account,
  database: Database = db,
): Promise<(cohort: Pick<Cohort, 'contributor_id'>) => boolean> {
  if (isAtLeast(type, 'Moderator')) return () => true;
  const own = await findContributorOf(id, database);
  return ({ contributor_id }) => own !== null && contributor_id === own;
}
