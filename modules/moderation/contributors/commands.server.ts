import { AppError, type Database } from '#modules/platform/index.server.ts';
import { findOrInsertContributor } from './contributors.store.server.ts';

/**
 * The contributor that an account contributes as; the same at each call. Contributions refer to it rather than to the
 * account, so that they stay one person's when the account is deleted.
 *
 * @throws AppError `unauthenticated` when the account was deleted since it signed in.
 */
export async function contributorOf(database: Database, accountId: number): Promise<number> {
  const id = await findOrInsertContributor(database, accountId);
  if (id === undefined)
    throw new AppError('unauthenticated', 'the account is gone', 'Ton compte n’existe plus.');
  return id;
}
