import { after, db, hashToken, newToken, now, RETENTION } from '#modules/platform/index.server.ts';
import * as store from './accounts.store.server.ts';
import { hashPassword, NO_PASSWORD, verifyPassword } from './password.server.ts';
import {
  type Account,
  isEmail,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type Role,
} from './shared.ts';
import { deleteExpiredSignups } from './signups.store.server.ts';

export type SignInResult =
  | { ok: true; account: Account; token: string }
  | { ok: false; reason: 'wrong_credentials' };

/**
 * Signs a browser in. Takes the same time and gives the same answer whether the address is unknown or the password
 * wrong.
 */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const plausible = isEmail(email) && password.length <= PASSWORD_MAX_LENGTH;
  const found = plausible ? await store.findAccountByEmail(db, email) : null;
  const right = await verifyPassword(plausible ? password : '', found?.passwordHash ?? NO_PASSWORD);
  if (!found || !right) return { ok: false, reason: 'wrong_credentials' };
  const { passwordHash: _, ...account } = found;
  const token = newToken();
  const start = now();
  await store.insertSession(db, {
    tokenHash: hashToken(token),
    accountId: account.id,
    now: start,
    expiresAt: after(start, RETENTION.accountSession),
  });
  return { ok: true, account, token };
}

/** Signs one browser out. */
export async function signOut(token: string): Promise<void> {
  await store.deleteSession(db, hashToken(token));
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

export type SetRoleResult = { ok: true } | { ok: false; reason: 'unknown_account' };

/** Changes what an account may do, from its next request on. */
export async function setRole(email: string, type: Role): Promise<SetRoleResult> {
  const changed = await store.updateRole(db, email, type);
  return changed ? { ok: true } : { ok: false, reason: 'unknown_account' };
}

/** Deletes sessions and sign-ups that have expired. @returns how many. */
export async function deleteExpired(): Promise<{ sessions: number; signups: number }> {
  const instant = now();
  return {
    sessions: await store.deleteExpiredSessions(db, instant),
    signups: await deleteExpiredSignups(db, instant),
  };
}
