import {
  type AccountRow,
  type AccountSignInRow,
  type BrowserFamily,
  type Database,
  query,
} from '#modules/platform/index.server.ts';
import { type StoredAccount, toAccount } from './accounts.store.server.ts';
import type { Account } from './shared.ts';

/** A signed-in browser, as the owner of the account is shown it. */
export type SignIn = {
  id: number;
  browser: BrowserFamily;
  createdAt: Date;
  expiresAt: Date;
  isCurrent: boolean;
};

/** The account of a sign-in that has not expired; a locked account has none. */
export async function findSignedInAccount(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Account | null> {
  const [row] = await query<Pick<AccountRow, 'id' | 'email' | 'account_type'>>(
    database,
    `select account.id, email, account_type from account_sign_in join account on account.id = account_id
     where token_hash = ? and expires_at > ? and locked_at is null`,
    [tokenHash, now],
  );
  return row ? toAccount(row) : null;
}

/**
 * Adds a sign-in, unless the password was changed or the account locked since its password was verified: what ends all
 * sign-ins waits for this, or this for it.
 *
 * @returns whether it was added.
 */
export async function insertSignIn(
  database: Database,
  signIn: {
    tokenHash: Buffer;
    account: StoredAccount;
    browser: BrowserFamily;
    now: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const { account, ...row } = signIn;
  const added = await query<Pick<AccountSignInRow, 'id'>>(
    database,
    `insert into account_sign_in (token_hash, account_id, browser, created_at, expires_at)
     select :tokenHash, id, :browser, :now, :expiresAt from account
     where id = :id and password_hash = :passwordHash and locked_at is null for share returning id`,
    { ...row, id: account.id, passwordHash: account.passwordHash },
  );
  return added.length === 1;
}

/** The sign-ins of an account that have not expired, the newest first. */
export async function selectSignIns(
  database: Database,
  accountId: number,
  now: Date,
  currentTokenHash?: Buffer,
): Promise<SignIn[]> {
  const rows = await database('account_sign_in')
    .where({ account_id: accountId })
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('id', 'browser', 'created_at', 'expires_at', 'token_hash');
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isCurrent: currentTokenHash?.equals(row.token_hash) ?? false,
  }));
}

/** Ends the oldest sign-ins of an account beyond so many. */
export async function deleteSignInsBeyond(
  database: Database,
  accountId: number,
  kept: number,
): Promise<void> {
  const oldest = database('account_sign_in')
    .where({ account_id: accountId })
    .orderBy('id', 'desc')
    .offset(kept)
    .select('id');
  await database('account_sign_in').whereIn('id', oldest).delete();
}

export async function deleteSignIn(database: Database, tokenHash: Buffer): Promise<void> {
  await database('account_sign_in').where('token_hash', tokenHash).delete();
}

/** Ends one sign-in of an account; one of another account stays as it is. */
export async function deleteSignInById(
  database: Database,
  accountId: number,
  id: number,
): Promise<void> {
  await database('account_sign_in').where({ account_id: accountId, id }).delete();
}

/** Ends every sign-in of an account, but for the one of this token if one is given. */
export async function deleteSignInsOf(
  database: Database,
  accountId: number,
  keptTokenHash?: Buffer,
): Promise<void> {
  const signIns = database('account_sign_in').where({ account_id: accountId });
  await (keptTokenHash ? signIns.whereNot('token_hash', keptTokenHash) : signIns).delete();
}

export async function deleteExpiredSignIns(database: Database, now: Date): Promise<number> {
  return await database('account_sign_in').where('expires_at', '<=', now).delete();
}
