import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A merchant's product file: at an address, or sent by an admin.
    create table merchant_feed (
      id integer generated always as identity primary key,
      merchant_id integer not null references merchant on delete cascade check (merchant_id > 0),
      name text not null check (length(name) between 1 and 100),
      url text check (length(url) between 1 and 2000),
      -- Which column each field is read from, as an admin confirmed it; null until then.
      mapping jsonb check (length(mapping::text) <= 20000),
      -- The columns of the latest file, and its first rows.
      columns text[] not null default '{}',
      sample jsonb not null default '[]' check (length(sample::text) <= 200000),
      paused_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index merchant_feed_by_merchant on merchant_feed (merchant_id);

    create type feed_run_state as enum ('receiving', 'waiting', 'running', 'held', 'done', 'failed', 'refused');
    create type feed_hold as enum (
      -- The columns were never confirmed.
      'new_columns',
      -- The file has less than half of the rows it had.
      'fewer_rows',
      -- Less than half of the ideas it had are left.
      'fewer_ideas'
    );
    create table feed_run (
      id bigint generated always as identity primary key,
      feed_id integer not null references merchant_feed on delete cascade,
      state feed_run_state not null,
      -- Why it waits for an admin.
      hold feed_hold,
      -- What admins have seen and accepted.
      accepted text[] not null default '{}' check (accepted <@ array['new_columns', 'fewer_rows', 'fewer_ideas']),
      -- Why it failed, in French.
      reason text check (length(reason) <= 500),
      -- Whether its file is here, whole.
      has_file boolean not null default false,
      bytes bigint not null default 0,
      -- How many rows of the file are in the catalogue.
      rows_done integer not null default 0,
      added integer not null default 0,
      changed integer not null default 0,
      returned integer not null default 0,
      unchanged integer not null default 0,
      rejected integer not null default 0,
      missing integer not null default 0,
      withdrawn integer not null default 0,
      requested_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      check ((state = 'held') = (hold is not null)),
      check ((state in ('done', 'failed', 'refused')) = (ended_at is not null))
    );
    create index feed_run_by_feed on feed_run (feed_id, id desc);
    create index feed_run_by_time on feed_run (requested_at);
    create unique index feed_run_open on feed_run (feed_id) where state in ('receiving', 'waiting', 'running', 'held');

    -- The file of a run, compressed, in pieces; it goes when the run ends.
    create table feed_part (
      run_id bigint not null references feed_run on delete cascade,
      n integer not null check (n >= 0),
      content bytea not null check (length(content) between 1 and 2000000),
      primary key (run_id, n)
    );
    -- The ideas that a run found in its file, chunk by chunk, and those that it missed for the first time: the next run
    -- compares with those of the latest that was done.
    create table feed_chunk (
      run_id bigint not null references feed_run on delete cascade,
      -- The number of rows of the file that are done with it.
      rows_done integer not null,
      idea_ids bigint[] not null,
      is_missing boolean not null default false,
      primary key (run_id, rows_done, is_missing)
    );
    -- Rows that were not taken, the first of each run.
    create table feed_rejection (
      run_id bigint not null references feed_run on delete cascade,
      line integer not null check (line > 0),
      reason text not null check (length(reason) <= 100),
      -- The beginning of what the row has.
      excerpt text not null check (length(excerpt) <= 300),
      primary key (run_id, line)
    );
  `);
  await knex.raw('alter table feed_part alter column content set storage external');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table feed_rejection, feed_chunk, feed_part, feed_run, merchant_feed;
    drop type feed_run_state, feed_hold;
  `);
}
