import {
  type AccountRow,
  type AccountSessionRow,
  type BrowserFamily,
  type Database,
  query,
} from '#modules/platform/index.server.ts';
import { type StoredAccount, toAccount } from './accounts.store.server.ts';
import type { Account } from './shared.ts';

/** A signed-in browser, as the owner of the account is shown it. */
export type Session = {
  id: number;
  browser: BrowserFamily;
  createdAt: Date;
  expiresAt: Date;
  isCurrent: boolean;
};

/** The account of a session that has not expired; a locked account has none. */
export async function findAccountBySession(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Account | null> {
  const [row] = await query<Pick<AccountRow, 'id' | 'email' | 'account_type'>>(
    database,
    `select account.id, email, account_type from account_session join account on account.id = account_id
     where token_hash = ? and expires_at > ? and locked_at is null`,
    [tokenHash, now],
  );
  return row ? toAccount(row) : null;
}

/**
 * Adds a session, unless the password was changed or the account locked since its password was verified: what ends all
 * sessions waits for this, or this for it.
 *
 * @returns whether it was added.
 */
export async function insertSession(
  database: Database,
  session: {
    tokenHash: Buffer;
    account: StoredAccount;
    browser: BrowserFamily;
    now: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const { account, ...row } = session;
  const added = await query<Pick<AccountSessionRow, 'id'>>(
    database,
    `insert into account_session (token_hash, account_id, browser, created_at, expires_at)
     select :tokenHash, id, :browser, :now, :expiresAt from account
     where id = :id and password_hash = :passwordHash and locked_at is null for share returning id`,
    { ...row, id: account.id, passwordHash: account.passwordHash },
  );
  return added.length === 1;
}

/** The sessions of an account that have not expired, the newest first. */
export async function selectSessions(
  database: Database,
  accountId: number,
  now: Date,
  currentTokenHash?: Buffer,
): Promise<Session[]> {
  const rows = await database('account_session')
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

/** Ends the oldest sessions of an account beyond so many. */
export async function deleteSessionsBeyond(
  database: Database,
  accountId: number,
  kept: number,
): Promise<void> {
  const oldest = database('account_session')
    .where({ account_id: accountId })
    .orderBy('id', 'desc')
    .offset(kept)
    .select('id');
  await database('account_session').whereIn('id', oldest).delete();
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database('account_session').where('token_hash', tokenHash).delete();
}

/** Ends one session of an account; one of another account stays as it is. */
export async function deleteSessionById(
  database: Database,
  accountId: number,
  id: number,
): Promise<void> {
  await database('account_session').where({ account_id: accountId, id }).delete();
}

/** Ends every session of an account, but for the one of this token if one is given. */
export async function deleteSessionsOf(
  database: Database,
  accountId: number,
  keptTokenHash?: Buffer,
): Promise<void> {
  const sessions = database('account_session').where({ account_id: accountId });
  await (keptTokenHash ? sessions.whereNot('token_hash', keptTokenHash) : sessions).delete();
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<number> {
  return await database('account_session').where('expires_at', '<=', now).delete();
}
