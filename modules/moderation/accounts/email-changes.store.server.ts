import type { AccountEmailChangeRow, Database } from '#modules/platform/index.server.ts';
import type { MailToken } from './mail-token.server.ts';

/** An address that an account is to have. */
export type EmailChange = { accountId: number; email: string };

const toChange = (row: Pick<AccountEmailChangeRow, 'account_id' | 'email'>): EmailChange => ({
  accountId: row.account_id,
  email: row.email,
});

/** Stores the address that an account, locked by the caller, is to have in place of an earlier one. @returns its id. */
export async function replaceEmailChange(
  database: Database,
  { accountId, email }: EmailChange,
  token: MailToken,
): Promise<number> {
  await deleteEmailChangeOf(database, accountId);
  const [row] = await database('account_email_change')
    .insert({
      account_id: accountId,
      token_hash: token.tokenHash,
      token_nonce: token.nonce,
      email,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .returning('id');
  if (!row) throw new Error('A change of address was not stored');
  return row.id;
}

/** Where the mail of a change goes, and what its token is made of; null when it has ended. */
export async function findEmailChangeMail(
  database: Database,
  id: number,
): Promise<(EmailChange & { nonce: Buffer }) | null> {
  const row = await database('account_email_change')
    .where({ id })
    .first('account_id', 'email', 'token_nonce');
  return row ? { ...toChange(row), nonce: row.token_nonce } : null;
}

/** The change that a token confirms; null when it opens nothing. */
export async function findEmailChangeByToken(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailChange | null> {
  const row = await database('account_email_change')
    .where('token_hash', tokenHash)
    .where('expires_at', '>', now)
    .first('account_id', 'email');
  return row ? toChange(row) : null;
}

/** The address that an account waits to have; null when there is none. */
export async function findEmailChangeOf(
  database: Database,
  accountId: number,
  now: Date,
): Promise<string | null> {
  const row = await database('account_email_change')
    .where({ account_id: accountId })
    .where('expires_at', '>', now)
    .first('email');
  return row?.email ?? null;
}

export async function deleteEmailChangeOf(database: Database, accountId: number): Promise<void> {
  await database('account_email_change').where({ account_id: accountId }).delete();
}

export async function deleteExpiredEmailChanges(database: Database, now: Date): Promise<number> {
  return await database('account_email_change').where('expires_at', '<=', now).delete();
}
