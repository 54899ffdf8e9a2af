import { randomBytes } from 'node:crypto';
import {
  config,
  type Database,
  db,
  enqueue,
  isRefusedForGood,
  now,
  sendMail,
} from '#modules/platform/index.server.ts';
import * as accounts from './accounts.store.server.ts';
import { sendSignupMailJob } from './jobs.ts';
import { alreadySignedUpMail, signupMail } from './mails.ts';
import { hashPassword, verifyPassword } from './password.server.ts';
import type { Account } from './shared.ts';
import * as store from './signups.store.server.ts';
import { hashToken, signupToken } from './tokens.server.ts';

/** How long the link in the mail of a sign-up works, in milliseconds. */
const SIGNUP_MS = 48 * 3600 * 1000;

/**
 * Records that someone wants an account, and has a mail sent to the address. The answer is the same whether or not
 * the address has an account: only its mailbox learns which. It ends the address's older sign-ups: the link of a
 * stranger who asked first would give the account to the stranger's password.
 */
export async function signUp(email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const nonce = randomBytes(16);
  const start = now();
  await db.transaction(async (transaction) => {
    const signupId = await store.replaceSignup(transaction, {
      tokenHash: hashToken(signupToken(nonce)),
      nonce,
      email,
      passwordHash,
      now: start,
      expiresAt: new Date(start.getTime() + SIGNUP_MS),
    });
    await enqueue(transaction, sendSignupMailJob, { signupId });
  });
}

/**
 * Sends the mail of a sign-up: what the job does. A sign-up that is over gets none, and one whose mailbox refuses it is
 * over.
 *
 * @throws when the mail server is not to be had or says « later ».
 */
export async function sendSignupMail(signupId: number): Promise<void> {
  const found = await store.findSignupMail(db, signupId);
  if (!found) return;
  const taken = await accounts.findAccountByEmail(db, found.email);
  const content = taken
    ? alreadySignedUpMail(new URL('/account/signin', config.publicUrl).href)
    : signupMail(new URL(`/account/validation/${signupToken(found.nonce)}`, config.publicUrl).href);
  try {
    await sendMail({ to: found.email, ...content });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    await store.deleteSignupsOf(db, found.email);
  }
}

/** Whether a token of a sign-up's mail still opens something. */
export async function canValidate(token: string): Promise<boolean> {
  return (await usableSignup(db, token)) !== null;
}

export type ValidateResult =
  | { ok: true; account: Account }
  | { ok: false; reason: 'unknown_token' | 'wrong_password' };

/**
 * Turns a sign-up into an account, for whoever has both its mail and its password: a stranger has not the one, and the
 * owner of the mailbox, led there by a stranger's sign-up, not the other. The token then opens nothing any more.
 */
export async function validateSignup(token: string, password: string): Promise<ValidateResult> {
  return db.transaction(async (transaction) => {
    const signup = await usableSignup(transaction, token);
    if (!signup) return { ok: false, reason: 'unknown_token' };
    const { email, passwordHash } = signup;
    if (!(await verifyPassword(password, passwordHash))) {
      return { ok: false, reason: 'wrong_password' };
    }
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
