import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Since when an operator keeps the account from signing in.
    alter table account add column locked_at timestamptz;

    -- What the owner of an account recognises a sign-in by, and ends it by.
    alter table account_session
      add column id bigint generated always as identity unique,
      add column browser text not null default 'Other' check (browser in ('Chrome', 'Edge', 'Firefox', 'Safari', 'Other'));

    -- What happened to an account, shown to its owner.
    create table account_event (
      id bigint generated always as identity primary key,
      account_id bigint not null references account on delete cascade,
      kind text not null check (kind in (
        'password_changed', 'password_reset', 'email_changed', 'role_changed', 'sessions_ended', 'export_requested', 'locked', 'unlocked'
      )),
      created_at timestamptz not null
    );
    create index account_event_by_account on account_event (account_id, id desc);
    create index account_event_by_age on account_event (created_at);

    -- Somebody forgot the password of an address. Whether it has an account is looked up by the job that writes to it.
    create table account_password_reset (
      id bigint generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      token_nonce bytea not null check (length(token_nonce) = 16),
      email text not null check (length(email) <= 254),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check (created_at < expires_at)
    );
    create index account_password_reset_by_email on account_password_reset (lower(email));
    create index account_password_reset_by_expiry on account_password_reset (expires_at);

    -- An address that an account takes on once a link sent there is used.
    create table account_email_change (
      id bigint generated always as identity primary key,
      account_id bigint not null unique references account on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      token_nonce bytea not null check (length(token_nonce) = 16),
      email text not null check (length(email) <= 254),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check (created_at < expires_at)
    );
    create index account_email_change_by_expiry on account_email_change (expires_at);

    -- The file of all that is kept about the owner of an account; empty until the worker has written it.
    create table account_export (
      id bigint generated always as identity primary key,
      account_id bigint not null unique references account on delete cascade,
      content text,
      created_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz not null,
      check ((content is null) = (ready_at is null)),
      check (created_at < expires_at)
    );
    create index account_export_by_expiry on account_export (expires_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table account_export, account_email_change, account_password_reset, account_event;
    alter table account_session drop column id, drop column browser;
    alter table account drop column locked_at;
  `);
}
