import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create type account_type as enum ('Admin', 'Moderator', 'Contributor');

    create table account (
      id bigint generated always as identity primary key,
      email text not null check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
      password_hash text not null check (password_hash like '$argon2id$%'),
      account_type account_type not null default 'Contributor',
      validated_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    );
    create unique index account_email on account (lower(email));

    -- A signed-in browser. Only a hash of its token is kept: who reads this table can sign in nowhere.
    create table account_session (
      token_hash bytea primary key check (length(token_hash) = 32),
      account_id bigint not null references account on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check (created_at < expires_at)
    );
    create index account_session_by_account on account_session (account_id);
    create index account_session_by_expiry on account_session (expires_at);

    -- A sign-up that waits for its mail to be opened. It becomes an account with its own password, so that a
    -- second sign-up with the same address cannot slip another password under the first one's link.
    create table account_signup (
      id bigint generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      token_nonce bytea not null check (length(token_nonce) = 16),
      email text not null check (length(email) <= 254),
      password_hash text not null check (password_hash like '$argon2id$%'),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check (created_at < expires_at)
    );
    create index account_signup_by_expiry on account_signup (expires_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table account_signup, account_session, account;
    drop type account_type;
  `);
}
