import { type AccountRow, type Database, execute, query } from '#modules/platform/index.server.ts';
import type { Account, Role } from './shared.ts';

type Identity = Pick<AccountRow, 'id' | 'email' | 'account_type'>;

export type StoredAccount = Account & { passwordHash: string; isLocked: boolean };

export type ListedAccount = Account & { createdAt: Date; lockedAt: Date | null };

const STORED = ['id', 'email', 'account_type', 'password_hash', 'locked_at'] as const;

const UNIQUE_VIOLATION = '23505';

export function toAccount(row: Identity): Account {
  return { id: row.id, email: row.email, type: row.account_type };
}

function toStoredAccount(row: Pick<AccountRow, (typeof STORED)[number]>): StoredAccount {
  const isLocked = row.locked_at !== null;
  return { ...toAccount(row), passwordHash: row.password_hash, isLocked };
}

/** The account of an address, whatever its case. */
export async function findAccountByEmail(
  database: Database,
  email: string,
): Promise<StoredAccount | null> {
  const row = await database('account')
    .whereRaw('lower(email) = lower(?)', [email])
    .first(...STORED);
  return row ? toStoredAccount(row) : null;
}

export async function findAccount(database: Database, id: number): Promise<StoredAccount | null> {
  const row = await database('account')
    .where({ id })
    .first(...STORED);
  return row ? toStoredAccount(row) : null;
}

/** An account that no other transaction changes, deletes or signs in to until this one ends; null when it is gone. */
export async function lockAccount(database: Database, id: number): Promise<StoredAccount | null> {
  const row = await database('account')
    .where({ id })
    .forUpdate()
    .first(...STORED);
  return row ? toStoredAccount(row) : null;
}

/** When an account was made; null when it is gone. */
export async function findCreation(database: Database, id: number): Promise<Date | null> {
  const row = await database('account').where({ id }).first('created_at');
  return row?.created_at ?? null;
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

export async function updateRole(database: Database, id: number, type: Role): Promise<void> {
  await database('account').where({ id }).update({ account_type: type });
}

export async function updatePassword(
  database: Database,
  id: number,
  passwordHash: string,
): Promise<void> {
  await database('account').where({ id }).update({ password_hash: passwordHash });
}

/** Gives an account a new address, validated now. @returns false when another account has it. */
export async function updateEmail(
  database: Database,
  id: number,
  email: string,
  now: Date,
): Promise<boolean> {
  try {
    // A transaction of its own, so that the caller's goes on where the address is taken.
    await database.transaction((savepoint) =>
      savepoint('account').where({ id }).update({ email, validated_at: now }),
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Locks an account since a date, or unlocks it. */
export async function updateLock(database: Database, id: number, since: Date | null) {
  await database('account').where({ id }).update({ locked_at: since });
}

/** Deletes an account; what other tables say of it goes with it or becomes anonymous. */
export async function deleteAccount(database: Database, id: number): Promise<void> {
  await database('account').where({ id }).delete();
}

/**
 * Whether there is an admin besides this account who can sign in. No other transaction that asks the same takes one
 * away until this one ends.
 */
export async function hasOtherAdmin(database: Database, id: number): Promise<boolean> {
  await execute(database, "select pg_advisory_xact_lock(hashtext('last admin'))");
  const row = await database('account')
    .where({ account_type: 'Admin', locked_at: null })
    .whereNot({ id })
    .first('id');
  return row !== undefined;
}

/** Every account, the oldest first. */
export async function selectAccounts(database: Database): Promise<ListedAccount[]> {
  const rows = await database('account')
    .orderBy('id')
    .select('id', 'email', 'account_type', 'created_at', 'locked_at');
  return rows.map((row) => ({
    ...toAccount(row),
    createdAt: row.created_at,
    lockedAt: row.locked_at,
  }));
}
