import { type Database, execute } from '#modules/platform/index.server.ts';

export type Signup = { id: number; email: string; passwordHash: string };

/** Stores a sign-up in place of all earlier ones of its address. */
export async function replaceSignup(
  database: Database,
  signup: {
    tokenHash: Buffer;
    nonce: Buffer;
    email: string;
    passwordHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<number> {
  // Concurrent sign-ups of one address are stored one after the other.
  await execute(database, 'select pg_advisory_xact_lock(hashtext(lower(?)))', [signup.email]);
  await deleteSignupsOf(database, signup.email);
  const [row] = await database('account_signup')
    .insert({
      token_hash: signup.tokenHash,
      token_nonce: signup.nonce,
      email: signup.email,
      password_hash: signup.passwordHash,
      created_at: signup.now,
      expires_at: signup.expiresAt,
    })
    .returning('id');
  if (!row) throw new Error('A sign-up was not stored');
  return row.id;
}

/** Where the mail of a sign-up goes, and what its token is made of; null when it has ended. */
export async function findSignupMail(
  database: Database,
  id: number,
): Promise<{ email: string; nonce: Buffer } | null> {
  const row = await database('account_signup').where({ id }).first('email', 'token_nonce');
  return row ? { email: row.email, nonce: row.token_nonce } : null;
}

/** The sign-up that a token opens, locked until the transaction ends; null when it is unknown or has expired. */
export async function findSignupByToken(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Signup | null> {
  const row = await database('account_signup')
    .where('token_hash', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .first('id', 'email', 'password_hash');
  return row ? { id: row.id, email: row.email, passwordHash: row.password_hash } : null;
}

/** Deletes every sign-up of an address. */
export async function deleteSignupsOf(database: Database, email: string): Promise<void> {
  await database('account_signup').whereRaw('lower(email) = lower(?)', [email]).delete();
}

export async function deleteExpiredSignups(database: Database, now: Date): Promise<number> {
  return database('account_signup').where('expires_at', '<=', now).delete();
}
