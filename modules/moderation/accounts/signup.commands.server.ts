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
import { signupMailKind } from './jobs.ts';
import { newMailToken } from './mail-token.server.ts';
import { alreadySignedUpMail, signupMail } from './mails.ts';
import { hashPassword, verifyPassword } from './password.server.ts';
import { type Account, accountPath } from './shared.ts';
import * as store from './signups.store.server.ts';

/**
 * Stores a sign-up, and has a mail sent to its address. The caller cannot see whether the address has an account: only
 * the mail says so. Older sign-ups of the address end: the link of one that another person made would open an account
 * with that person's password.
 */
export async function signUp(email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const token = newMailToken('account-signup', RETENTION.unconfirmedSignup);
  await db.transaction(async (transaction) => {
    const signupId = await store.replaceSignup(transaction, {
      ...token,
      email,
      passwordHash,
    });
    await writeMails(transaction, signupMailKind, [{ signupId }]);
  });
}

/**
 * The mail of a sign-up: a link to validate it, or that the address has an account already. A sign-up that is over gets
 * none, and one whose mailbox rejects it is over.
 */
export const signupMailDelivery: MailDelivery<{ signupId: number }> = {
  async compose({ signupId }) {
    const found = await store.findSignupMail(db, signupId);
    if (!found) return null;
    const taken = await accounts.findAccountByEmail(db, found.email);
    const link = (path: string) => new URL(path, config.publicUrl).href;
    const content = taken
      ? alreadySignedUpMail(link(accountPath.signIn))
      : signupMail(link(accountPath.validation(deriveToken('account-signup', found.nonce))));
    return { to: found.email, ...content };
  },
  async onBounced(transaction, { signupId }) {
    const found = await store.findSignupMail(transaction, signupId);
    if (found) await store.deleteSignupsOf(transaction, found.email);
  },
};

/** Whether a token of a sign-up's mail still opens something. */
export async function canValidate(token: string): Promise<boolean> {
  return (await usableSignup(db, token)) !== null;
}

export type ValidateResult =
  | { ok: true; account: Account }
  | { ok: false; reason: 'unknown_token' | 'wrong_password' };

/**
 * Turns a sign-up into an account, for a caller who has both the token of its mail and its password: who signs up with
 * another person's address lacks the token, and the owner of that address lacks the password. The token works once.
 */
export async function validateSignup(token: string, password: string): Promise<ValidateResult> {
  const found = await usableSignup(db, token);
  if (!found) return { ok: false, reason: 'unknown_token' };
  // Before the transaction begins: hashing takes long, and would hold a connection and a lock meanwhile.
  if (!(await verifyPassword(password, found.passwordHash))) {
    return { ok: false, reason: 'wrong_password' };
  }
  return db.transaction(async (transaction) => {
    // Used, ended or expired in the meantime? A token belongs to one sign-up, whose password never changes.
    const signup = await usableSignup(transaction, token);
    if (!signup) return { ok: false, reason: 'unknown_token' };
    const { email, passwordHash } = signup;
    const account = await accounts.insertAccount(transaction, {
      email,
      passwordHash,
      type: 'Contributor',
    });
    await store.deleteSignupsOf(transaction, email);
    return account ? { ok: true, account } : { ok: false, reason: 'unknown_token' };
  });
}

async function usableSignup(database: Database, token: string): Promise<store.Signup | null> {
  const signup = await store.findSignupByToken(database, hashToken(token), now());
  const taken = signup && (await accounts.findAccountByEmail(database, signup.email));
  return taken ? null : signup;
}
