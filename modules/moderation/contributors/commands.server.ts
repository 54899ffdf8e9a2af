import type { Database } from '#modules/platform/index.server.ts';
import { findOrInsertContributor } from './contributors.store.server.ts';

/**
 * The contributor that an account contributes as; the same at each call. Contributions refer to it rather than to the
 * account, so that they stay one person's when the account is deleted.
 */
export function contributorOf(database: Database, accountId: number): Promise<number> {
  return findOrInsertContributor(database, accountId);
}
