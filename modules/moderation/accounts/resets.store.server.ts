import type { Database } from '#modules/platform/index.server.ts';
import type { MailToken } from './mail-token.server.ts';

/** Stores that somebody forgot the password of an address. @returns its id. */
export async function insertReset(
  database: Database,
  email: string,
  token: MailToken,
): Promise<number> {
  const [row] = await database('account_password_reset')
    .insert({
      token_hash: token.tokenHash,
      token_nonce: token.nonce,
      email,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .returning('id');
  if (!row) throw new Error('A forgotten password was not stored');
  return row.id;
}

/** Where the mail of a forgotten password goes, and what its token is made of; null when it has ended. */
export async function findResetMail(
  database: Database,
  id: number,
): Promise<{ email: string; nonce: Buffer } | null> {
  const row = await database('account_password_reset').where({ id }).first('email', 'token_nonce');
  return row ? { email: row.email, nonce: row.token_nonce } : null;
}

/** The address whose password a token sets; null when it opens nothing. */
export async function findResetByToken(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const row = await database('account_password_reset')
    .where('token_hash', tokenHash)
    .where('expires_at', '>', now)
    .first('email');
  return row?.email ?? null;
}

/** Ends every forgotten password of an address. */
export async function deleteResetsOf(database: Database, email: string): Promise<void> {
  await database('account_password_reset').whereRaw('lower(email) = lower(?)', [email]).delete();
}

export async function deleteExpiredResets(database: Database, now: Date): Promise<number> {
  return await database('account_password_reset').where('expires_at', '<=', now).delete();
}
