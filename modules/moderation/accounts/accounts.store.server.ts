import { type AccountRow, type Database, query } from '#modules/platform/index.server.ts';
import type { Account, Role } from './shared.ts';

type Identity = Pick<AccountRow, 'id' | 'email' | 'account_type'>;

export type StoredAccount = Account & { passwordHash: string };

export type ListedAccount = Account & { createdAt: Date };

function toAccount(row: Identity): Account {
  return { id: row.id, email: row.email, type: row.account_type };
}

/** The account of an address, whatever its case. */
export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<StoredAccount | null> {
  const row = await database('account')
    .whereRaw('lower(email) = lower(?)', [email])
    .first('id', 'email', 'account_type', 'password_hash');
  return row ? { ...toAccount(row), passwordHash: row.password_hash } : null;
}

/** Adds a validated account. @returns null when the address has one already. */
export async function insertAccount(
  database: Database,
  account: { email: string; passwordHash: string; type: Role },
): Promise<Account | null> {
  const [row] = await query<Identity>(
    database,
    `insert into account (email, account_type, password_hash) values (?, ?, ?)
     on conflict (lower(email)) do nothing returning id, email, account_type`,
    [account.email, account.type, account.passwordHash],
  );
  return row ? toAccount(row) : null;
}

/** @returns whether the address has an account. */
export async function updateRole(database: Database, email: string, type: Role): Promise<boolean> {
  const changed = await database('account')
    .whereRaw('lower(email) = lower(?)', [email])
    .update({ account_type: type });
  return changed === 1;
}

/** Every account, the oldest first. */
export async function selectAccounts(database: Database): Promise<ListedAccount[]> {
  const rows = await database('account')
    .orderBy('id')
    .select('id', 'email', 'account_type', 'created_at');
  return rows.map((row) => ({ ...toAccount(row), createdAt: row.created_at }));
}

/** The account of a session that has not expired. */
export async function findAccountBySession(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Account | null> {
  const [row] = await query<Identity>(
    database,
    `select account.id, email, account_type from account_session join account on account.id = account_id
     where token_hash = ? and expires_at > ?`,
    [tokenHash, now],
  );
  return row ? toAccount(row) : null;
}

export async function insertSession(
  database: Database,
  session: { tokenHash: Buffer; accountId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await database('account_session').insert({
    token_hash: session.tokenHash,
    account_id: session.accountId,
    created_at: session.now,
    expires_at: session.expiresAt,
  });
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database('account_session').where('token_hash', tokenHash).delete();
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<number> {
  return database('account_session').where('expires_at', '<=', now).delete();
}
