import { type Database, db } from '#modules/platform/index.server.ts';
import { selectContributor } from './contributors.store.server.ts';

/** The contributor that an account contributes as; null when it never did. */
export async function findContributorOf(
  accountId: number,
  database: Database = db,
): Promise<number | null> {
  return (await selectContributor(database, accountId)) ?? null;
}
