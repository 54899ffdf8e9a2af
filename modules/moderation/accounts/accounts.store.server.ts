import type { Database } from '#modules/platform/index.server.ts';
import type { Account, Role } from './shared.ts';

type AccountRow = { id: number; email: string; account_type: Role };

export type StoredAccount = Account & { passwordHash: string };

export type ListedAccount = Account & { createdAt: Date };

function toAccount(row: AccountRow): Account {
  return { id: row.id, email: row.email, type: row.account_type };
}

/** The account of an address, whatever its case. */
export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<StoredAccount | null> {
  const row = await database<AccountRow & { password_hash: string }>('account')
    .whereRaw('lower(email) = lower(?)', [email])
    .first('id', 'email', 'account_type', 'password_hash');
  return row ? { ...toAccount(row), passwordHash: row.password_hash } : null;
}

/** Adds a validated account. @returns null when the address has one already. */
export async function insertAccount(
  database: Database,
  account: { email: string; passwordHash: string; type: Role },
): Promise<Account | null> {
  const rows = await database<AccountRow>('account')
    .insert({
      email: account.email,
      account_type: account.type,
      ...{ password_hash: account.passwordHash },
    })
    .onConflict(database.raw('(lower(email))'))
    .ignore()
    .returning(['id', 'email', 'account_type']);
  return rows[0] ? toAccount(rows[0]) : null;
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
  const rows = await database<AccountRow & { created_at: Date }>('account')
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
  const row = await database<AccountRow>('account_session')
    .join('account', 'account.id', 'account_session.account_id')
    .where('token_hash', tokenHash)
    .where('expires_at', '>', now)
    .first('account.id', 'account.email', 'account.account_type');
  return row ? toAccount(row as AccountRow) : null;
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
