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
import * as store from './email-changes.store.server.ts';
import { insertEvent } from './events.store.server.ts';
import { emailChangeMailKind } from './jobs.ts';
import { newMailToken } from './mail-token.server.ts';
import { emailChangeMail, emailTakenMail } from './mails.ts';
import { notifyOwner } from './notices.server.ts';
import { withPassword } from './own-account.server.ts';
import { deleteResetsOf } from './resets.store.server.ts';
import { accountPath } from './shared.ts';
import { deleteSignupsOf } from './signups.store.server.ts';

export type RequestEmailChangeResult =
  | { ok: true }
  | { ok: false; reason: 'wrong_password' | 'same_email' };

/**
 * Stores the address that an account is to have, for a caller who knows its password: a mail there asks to confirm it,
 * another notifies the present address. Whether the new one has an account is not looked at here: only its mail says so.
 */
export async function requestEmailChange(
  accountId: number,
  email: string,
  password: string,
): Promise<RequestEmailChangeResult> {
  return await withPassword(accountId, password, async (transaction, account) => {
    if (email === account.email) return { ok: false, reason: 'same_email' };
    const token = newMailToken('account-email-change', RETENTION.emailChange);
    const change = { accountId, email };
    const emailChangeId = await store.replaceEmailChange(transaction, change, token);
    await writeMails(transaction, emailChangeMailKind, [{ emailChangeId }]);
    const notice = 'email_change_requested';
    await notifyOwner(transaction, { email: account.email, notice, accountId });
    return { ok: true };
  });
}

/** The mail to the new address of an account: a link to confirm it, or that it has an account of its own already. */
export const emailChangeMailDelivery: MailDelivery<{ emailChangeId: number }> = {
  async compose({ emailChangeId }) {
    const found = await store.findEmailChangeMail(db, emailChangeId);
    if (!found) return null;
    const link = (path: string) => new URL(path, config.publicUrl).href;
    const content = (await isTaken(db, found))
      ? emailTakenMail(link(accountPath.signIn))
      : emailChangeMail(
          link(accountPath.emailValidation(deriveToken('account-email-change', found.nonce))),
        );
    return { to: found.email, ...content };
  },
  async onBounced(transaction, { emailChangeId }) {
    const found = await store.findEmailChangeMail(transaction, emailChangeId);
    if (found) await store.deleteEmailChangeOf(transaction, found.accountId);
  },
};

/** The address that a token of a new address's mail would give to its account; null when it opens nothing. */
export async function emailToConfirm(token: string): Promise<string | null> {
  return (await usableChange(db, token))?.email ?? null;
}

export type ConfirmEmailChangeResult =
  | { ok: true; accountId: number }
  | { ok: false; reason: 'unknown_token' | 'wrong_password' };

/**
 * Gives an account its new address, for a caller who has both the token sent there and the password of the account: the
 * owner of an address that another person typed lacks the password. The token works once.
 */
export async function confirmEmailChange(
  token: string,
  password: string,
): Promise<ConfirmEmailChangeResult> {
  const found = await usableChange(db, token);
  if (!found) return { ok: false, reason: 'unknown_token' };
  const { accountId, email } = found;
  return await withPassword(accountId, password, async (transaction, account) => {
    // Used, replaced or expired in the meantime?
    if (!(await usableChange(transaction, token))) return { ok: false, reason: 'unknown_token' };
    const instant = now();
    const isChanged = await accounts.updateEmail(transaction, accountId, email, instant);
    await store.deleteEmailChangeOf(transaction, accountId);
    if (!isChanged) return { ok: false, reason: 'unknown_token' };
    await deleteSignupsOf(transaction, email);
    await deleteResetsOf(transaction, account.email);
    await insertEvent(transaction, accountId, 'email_changed', instant);
    await notifyOwner(transaction, { email: account.email, notice: 'email_changed', accountId });
    return { ok: true, accountId };
  });
}

async function usableChange(database: Database, token: string): Promise<store.EmailChange | null> {
  const change = await store.findEmailChangeByToken(database, hashToken(token), now());
  return change && !(await isTaken(database, change)) ? change : null;
}

/** Whether the address has an account other than the one that is to have it. */
async function isTaken(database: Database, { accountId, email }: store.EmailChange) {
  const found = await accounts.findAccountByEmail(database, email);
  return found !== null && found.id !== accountId;
}
