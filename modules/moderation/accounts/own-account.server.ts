import { type Database, db } from '#modules/platform/index.server.ts';
import * as store from './accounts.store.server.ts';
import { NO_PASSWORD, verifyPassword } from './password.server.ts';
import { PASSWORD_MAX_LENGTH } from './shared.ts';

type WrongPassword = { ok: false; reason: 'wrong_password' };

/**
 * Changes an account for a caller who knows its password, in a transaction that locks the account: whatever changes an
 * account takes it first, so that no two of them wait for each other. The password is verified before that: hashing
 * takes long, and would hold a connection and a lock meanwhile.
 */
export async function withPassword<Result>(
  accountId: number,
  password: string,
  change: (transaction: Database, account: store.StoredAccount) => Promise<Result>,
): Promise<Result | WrongPassword> {
  const wrong: WrongPassword = { ok: false, reason: 'wrong_password' };
  const found = await store.findAccount(db, accountId);
  const plausible = password.length <= PASSWORD_MAX_LENGTH;
  const right = await verifyPassword(plausible ? password : '', found?.passwordHash ?? NO_PASSWORD);
  if (!found || !right) return wrong;
  return await db.transaction(async (transaction) => {
    const account = await store.lockAccount(transaction, accountId);
    // Changed, locked or deleted in the meantime?
    if (account?.passwordHash !== found.passwordHash || account.isLocked) return wrong;
    return await change(transaction, account);
  });
}
