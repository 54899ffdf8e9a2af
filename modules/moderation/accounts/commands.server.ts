import {
  after,
  before,
  browserFamily,
  type Database,
  db,
  hashToken,
  newToken,
  now,
  RETENTION,
} from '#modules/platform/index.server.ts';
import * as store from './accounts.store.server.ts';
import { deleteExpiredEmailChanges } from './email-changes.store.server.ts';
import { deleteEventsBefore, insertEvent } from './events.store.server.ts';
import { deleteExpiredExports } from './exports.store.server.ts';
import { notifyOwner } from './notices.server.ts';
import { hashPassword, NO_PASSWORD, verifyPassword } from './password.server.ts';
import { deleteExpiredResets } from './resets.store.server.ts';
import {
  type Account,
  isEmail,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type Role,
} from './shared.ts';
import * as signIns from './sign-ins.store.server.ts';
import { deleteExpiredSignups } from './signups.store.server.ts';

export type SignInResult =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'wrong_credentials' };

/** An account is signed in with so many browsers at most: its page lists them, and a program signs in without end. */
const SIGN_INS_MAX = 20;

/**
 * Signs a browser in; of too many the oldest is signed out. Takes the same time and gives the same answer whether the address is unknown, the account locked
 * or the password wrong.
 *
 * @param userAgent what the browser calls itself; only its family is kept.
 */
export async function signIn(
  email: string,
  password: string,
  userAgent = '',
): Promise<SignInResult> {
  const plausible = isEmail(email) && password.length <= PASSWORD_MAX_LENGTH;
  const found = plausible ? await store.findAccountByEmail(db, email) : null;
  const right = await verifyPassword(plausible ? password : '', found?.passwordHash ?? NO_PASSWORD);
  if (!found || !right || found.isLocked) return { ok: false, reason: 'wrong_credentials' };
  const token = newToken();
  const start = now();
  const isAdded = await signIns.insertSignIn(db, {
    tokenHash: hashToken(token),
    account: found,
    browser: browserFamily(userAgent),
    now: start,
    expiresAt: after(start, RETENTION.signIn),
  });
  if (!isAdded) return { ok: false, reason: 'wrong_credentials' };
  await signIns.deleteSignInsBeyond(db, found.id, SIGN_INS_MAX);
  const { passwordHash: _, isLocked: __, ...account } = found;
  return { ok: true, account, token };
}

/** Signs one browser out. */
export async function signOut(token: string): Promise<void> {
  await signIns.deleteSignIn(db, hashToken(token));
}

/** Ends one sign-in of an account, as its owner asks; an unknown one is over already. */
export async function endSignIn(accountId: number, signInId: number): Promise<void> {
  await signIns.deleteSignInById(db, accountId, signInId);
}

/** Signs every browser of an account out. */
export async function endAllSignIns(accountId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await store.lockAccount(transaction, accountId))) return;
    await signIns.deleteSignInsOf(transaction, accountId);
    await insertEvent(transaction, accountId, 'sessions_ended', now());
  });
}

export type CreateAccountResult =
  | { ok: true; account: Account }
  | { ok: false; reason: 'invalid_email' | 'invalid_password' | 'email_taken' };

/** Creates a validated account at once, without a mail: for the operator of the site. */
export async function createAccount(
  email: string,
  password: string,
  type: Role,
): Promise<CreateAccountResult> {
  if (!isEmail(email)) return { ok: false, reason: 'invalid_email' };
  if (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH) {
    return { ok: false, reason: 'invalid_password' };
  }
  const passwordHash = await hashPassword(password);
  const account = await store.insertAccount(db, { email, passwordHash, type });
  return account ? { ok: true, account } : { ok: false, reason: 'email_taken' };
}

type UnknownAccount = { ok: false; reason: 'unknown_account' };

export type SetRoleResult = { ok: true } | UnknownAccount | { ok: false; reason: 'last_admin' };

/** Changes what an account may do, from its next request on. The last admin stays one. */
export async function setRole(email: string, type: Role): Promise<SetRoleResult> {
  return await db.transaction(async (transaction) => {
    const account = await lockByEmail(transaction, email);
    if (!account) return { ok: false, reason: 'unknown_account' };
    if (type !== 'Admin' && (await isLastAdmin(transaction, account))) {
      return { ok: false, reason: 'last_admin' };
    }
    if (account.type === type) return { ok: true };
    await store.updateRole(transaction, account.id, type);
    await insertEvent(transaction, account.id, 'role_changed', now());
    return { ok: true };
  });
}

export type SetLockedResult = SetRoleResult;

/**
 * Locks an account, or unlocks it. A locked one is signed out everywhere and cannot sign in, which is answered as a wrong
 * password is: only a mail tells its owner. The last admin cannot be locked.
 */
export async function setLocked(email: string, isLocked: boolean): Promise<SetLockedResult> {
  return await db.transaction(async (transaction) => {
    const account = await lockByEmail(transaction, email);
    if (!account) return { ok: false, reason: 'unknown_account' };
    if (account.isLocked === isLocked) return { ok: true };
    if (isLocked && (await isLastAdmin(transaction, account))) {
      return { ok: false, reason: 'last_admin' };
    }
    const { id } = account;
    const instant = now();
    await store.updateLock(transaction, id, isLocked ? instant : null);
    await insertEvent(transaction, id, isLocked ? 'locked' : 'unlocked', instant);
    if (!isLocked) return { ok: true };
    await signIns.deleteSignInsOf(transaction, id);
    await notifyOwner(transaction, { email: account.email, notice: 'locked', accountId: id });
    return { ok: true };
  });
}

async function lockByEmail(transaction: Database, email: string) {
  const found = await store.findAccountByEmail(transaction, email);
  return found && (await store.lockAccount(transaction, found.id));
}

/** Whether the site would have no admin who can sign in without this account. */
export async function isLastAdmin(
  transaction: Database,
  { id, type, isLocked }: store.StoredAccount,
): Promise<boolean> {
  return type === 'Admin' && !isLocked && !(await store.hasOtherAdmin(transaction, id));
}

/** Deletes whatever of accounts has been kept long enough. @returns how many of each. */
export async function deleteExpired() {
  const instant = now();
  return {
    signIns: await signIns.deleteExpiredSignIns(db, instant),
    signups: await deleteExpiredSignups(db, instant),
    resets: await deleteExpiredResets(db, instant),
    emailChanges: await deleteExpiredEmailChanges(db, instant),
    exports: await deleteExpiredExports(db, instant),
    events: await deleteEventsBefore(db, before(instant, RETENTION.accountEvent)),
  };
}
