import * as store from './accounts.store.server.ts';
import { isLastAdmin } from './commands.server.ts';
import { notifyOwner } from './notices.server.ts';
import { withPassword } from './own-account.server.ts';
import { deleteResetsOf } from './resets.store.server.ts';
import { deleteSignupsOf } from './signups.store.server.ts';

export type DeleteAccountResult =
  | { ok: true }
  | { ok: false; reason: 'wrong_password' | 'last_admin' };

/**
 * Deletes an account with its sign-ins, sign-ups, links and files, for a caller who knows its password. What it
 * contributed stays, without a name: tables that refer to an account do so `on delete set null`. A mail says that it is
 * done. The last admin cannot go.
 */
export async function deleteAccount(
  accountId: number,
  password: string,
): Promise<DeleteAccountResult> {
  return await withPassword(accountId, password, async (transaction, account) => {
    if (await isLastAdmin(transaction, account)) return { ok: false, reason: 'last_admin' };
    await deleteSignupsOf(transaction, account.email);
    await deleteResetsOf(transaction, account.email);
    await store.deleteAccount(transaction, accountId);
    await notifyOwner(transaction, { email: account.email, notice: 'deleted' });
    return { ok: true };
  });
}
