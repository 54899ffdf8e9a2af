import type { Knex } from 'knex';

/** Ends of the names of its indexes and constraints. */
const INDEXES = ['pkey', 'id_key', 'by_account', 'by_expiry'];
const CONSTRAINTS = ['account_id_fkey', 'browser_check', 'check', 'token_hash_check'];

/** One word is one meaning: a session is a search, a signed-in browser a sign-in. */
export async function up(knex: Knex): Promise<void> {
  await rename(knex, 'account_session', 'account_sign_in');
}

export async function down(knex: Knex): Promise<void> {
  await rename(knex, 'account_sign_in', 'account_session');
}

async function rename(knex: Knex, from: string, to: string): Promise<void> {
  await knex.raw(
    [
      `alter table ${from} rename to ${to}`,
      `alter sequence ${from}_id_seq rename to ${to}_id_seq`,
      ...INDEXES.map((end) => `alter index ${from}_${end} rename to ${to}_${end}`),
      ...CONSTRAINTS.map(
        (end) => `alter table ${to} rename constraint ${from}_${end} to ${to}_${end}`,
      ),
    ].join(';\n'),
  );
}
