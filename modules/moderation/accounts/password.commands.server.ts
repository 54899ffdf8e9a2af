import { type Database, hashToken, now } from '#modules/platform/index.server.ts';
import { type StoredAccount, updatePassword } from './accounts.store.server.ts';
import { deleteEmailChangeOf } from './email-changes.store.server.ts';
import { insertEvent } from './events.store.server.ts';
import { notifyOwner } from './notices.server.ts';
import { withPassword } from './own-account.server.ts';
import { hashPassword } from './password.server.ts';
import { deleteResetsOf } from './resets.store.server.ts';
import { deleteSignInsOf } from './sign-ins.store.server.ts';

export type ChangePasswordResult = { ok: true } | { ok: false; reason: 'wrong_password' };

/**
 * Changes the password of an account, for a caller who knows the current one. Every sign-in ends but the one that asks.
 *
 * @param token that of the sign-in that asks.
 */
export async function changePassword(
  accountId: number,
  token: string,
  passwords: { current: string; next: string },
): Promise<ChangePasswordResult> {
  const passwordHash = await hashPassword(passwords.next);
  return await withPassword(accountId, passwords.current, async (transaction, account) => {
    const keptToken = hashToken(token);
    await setPassword(transaction, account, { passwordHash, event: 'password_changed', keptToken });
    return { ok: true };
  });
}

type NewPassword = {
  passwordHash: string;
  event: 'password_changed' | 'password_reset';
  /** The hash of the token of a sign-in that goes on. */
  keptToken?: Buffer;
};

/**
 * Gives an account, locked by the caller, another password. What someone who knew the old one may have left ends: other
 * sign-ins, links that set a password, a change of address that waits.
 */
export async function setPassword(
  transaction: Database,
  { id, email }: StoredAccount,
  { passwordHash, event, keptToken }: NewPassword,
): Promise<void> {
  await updatePassword(transaction, id, passwordHash);
  await deleteSignInsOf(transaction, id, keptToken);
  await deleteResetsOf(transaction, email);
  await deleteEmailChangeOf(transaction, id);
  await insertEvent(transaction, id, event, now());
  await notifyOwner(transaction, { email, notice: 'password_changed', accountId: id });
}
