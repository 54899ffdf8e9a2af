import {
  config,
  type Database,
  db,
  deriveToken,
  hashToken,
  type MailDelivery,
  now,
  RETENTION,
  writeMails,
} from '#modules/platform/index.server.ts';
import * as accounts from './accounts.store.server.ts';
import { passwordResetMailKind } from './jobs.ts';
import { newMailToken } from './mail-token.server.ts';
import { passwordResetMail } from './mails.ts';
import { setPassword } from './password.commands.server.ts';
import { hashPassword } from './password.server.ts';
import * as store from './resets.store.server.ts';
import { accountPath } from './shared.ts';

/**
 * Stores that somebody forgot the password of an address, and has a mail sent there. Whether the address has an account
 * is not looked at here: the answer and the time it takes cannot reveal it.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const token = newMailToken('account-password-reset', RETENTION.passwordReset);
  await db.transaction(async (transaction) => {
    const resetId = await store.insertReset(transaction, email, token);
    await writeMails(transaction, passwordResetMailKind, [{ resetId }]);
  });
}

/** The mail of a forgotten password: a link to set a new one. An address without an account, or a locked one, gets none. */
export const passwordResetMailDelivery: MailDelivery<{ resetId: number }> = {
  async compose({ resetId }) {
    const found = await store.findResetMail(db, resetId);
    const account = found && (await accounts.findAccountByEmail(db, found.email));
    if (!found || !account || account.isLocked) return null;
    const path = accountPath.reset(deriveToken('account-password-reset', found.nonce));
    return { to: account.email, ...passwordResetMail(new URL(path, config.publicUrl).href) };
  },
};

/** Whether a token of a forgotten password's mail still opens something. */
export async function canResetPassword(token: string): Promise<boolean> {
  return (await accountOfReset(db, token)) !== null;
}

export type ResetPasswordResult =
  | { ok: true; email: string }
  | { ok: false; reason: 'unknown_token' };

/** Sets a new password by the token of a mail, which works once. All sign-ins of the account end. */
export async function resetPassword(token: string, password: string): Promise<ResetPasswordResult> {
  const found = await accountOfReset(db, token);
  if (!found) return { ok: false, reason: 'unknown_token' };
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (transaction) => {
    const account = await accounts.lockAccount(transaction, found.id);
    // Used, ended or locked in the meantime?
    if (!account || (await accountOfReset(transaction, token))?.id !== account.id) {
      return { ok: false, reason: 'unknown_token' };
    }
    await setPassword(transaction, account, { passwordHash, event: 'password_reset' });
    return { ok: true, email: account.email };
  });
}

async function accountOfReset(database: Database, token: string) {
  const email = await store.findResetByToken(database, hashToken(token), now());
  const account = email === null ? null : await accounts.findAccountByEmail(database, email);
  return account?.isLocked ? null : account;
}
