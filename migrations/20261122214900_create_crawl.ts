import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How a shop's site is crawled.
    create table crawl_site (
      merchant_id integer primary key references merchant on delete cascade,
      -- Where crawls begin.
      start_url text not null check (length(start_url) between 1 and 2000),
      -- That of the address: the one that politeness counts for.
      host text not null check (length(host) between 1 and 260),
      -- Whether a crawl begins by itself each night.
      automatic boolean not null default false,
      paused boolean not null default false,
      -- Minutes of the day in Paris between which requests are made; over midnight when it ends before it starts.
      window_start smallint not null default 0 check (window_start between 0 and 1439),
      window_end smallint not null default 360 check (window_end between 1 and 1440),
      -- Between the end of a request and the next; robots.txt may ask for more.
      delay_ms integer not null default 5000 check (delay_ms between 0 and 3600000),
      -- Requests in a day.
      daily_budget integer not null default 1000 check (daily_budget between 1 and 100000),
      check (window_start <> window_end)
    );

    -- What politeness has to remember of a host, whoever asks it.
    create table crawl_host (
      host text primary key check (length(host) between 1 and 260),
      -- Stored before each request: no process asks sooner, even if the one that asked was killed.
      next_allowed_at timestamptz not null,
      -- In a row.
      failures smallint not null default 0 check (failures >= 0),
      -- The day in Paris, and the requests made on it.
      day date not null,
      asked_today integer not null check (asked_today >= 0)
    );

    create type crawl_robots_state as enum ('read', 'absent', 'unreachable');
    -- robots.txt of an origin (scheme, host and port), kept for a day at most.
    create table crawl_robots (
      origin text primary key check (length(origin) between 1 and 300),
      state crawl_robots_state not null,
      body bytea check (length(body) <= 600000),
      -- Why it is not there, in French.
      reason text check (length(reason) <= 300),
      asked_at timestamptz not null,
      check ((state = 'read') = (body is not null))
    );

    create type crawl_page_kind as enum ('sitemap', 'unknown', 'listing', 'product', 'other');
    create type crawl_result as enum
      ('added', 'changed', 'unchanged', 'returned', 'read', 'moved', 'gone', 'refused', 'error');

    -- The addresses of a site that are known, and when each is due.
    create table crawl_page (
      id bigint generated always as identity primary key,
      merchant_id integer not null references crawl_site on delete cascade,
      url text not null check (length(url) between 1 and 2048),
      kind crawl_page_kind not null,
      -- What addresses of its sort have in common.
      pattern text not null check (length(pattern) between 1 and 300),
      -- Links between the start and the page.
      depth smallint not null check (depth >= 0),
      -- Of those that are due, the lowest is asked for first.
      priority smallint not null check (priority between 0 and 9),
      due_at timestamptz not null,
      -- Between two visits: shorter where the page changes, longer where it does not.
      interval_days smallint not null default 1 check (interval_days between 1 and 64),
      -- Requests that were begun since the last one that gave a result.
      attempts smallint not null default 0 check (attempts >= 0),
      asked_at timestamptz,
      result crawl_result,
      -- Why it was refused or failed, or why its product was not recorded.
      code text check (length(code) between 1 and 40),
      etag text check (length(etag) <= 256),
      last_modified text check (length(last_modified) <= 256),
      -- Of what was read: another means that the page has changed.
      content_hash bytea,
      gone_count smallint not null default 0 check (gone_count >= 0),
      failures smallint not null default 0 check (failures >= 0),
      idea_id bigint references idea on delete set null,
      -- What was read of its product, each field with its source.
      extract jsonb check (length(extract::text) <= 60000),
      found_at timestamptz not null default now(),
      unique (merchant_id, url),
      check ((asked_at is null) = (result is null))
    );
    create index crawl_page_by_turn on crawl_page (merchant_id, attempts, priority, due_at);
    create index crawl_page_by_pattern on crawl_page (merchant_id, pattern);
    create index crawl_page_by_idea on crawl_page (idea_id);

    -- Compressed (gzip), so that a better extractor reads it again without a request.
    create table crawl_body (
      page_id bigint primary key references crawl_page on delete cascade,
      body bytea not null,
      charset text check (length(charset) <= 100),
      bytes integer not null check (bytes >= 0),
      fetched_at timestamptz not null
    );
    create index crawl_body_by_time on crawl_body (fetched_at);

    create type crawl_starter as enum ('person', 'clock');
    create type crawl_end as enum ('done', 'stopped');
    create table crawl_run (
      id bigint generated always as identity primary key,
      merchant_id integer not null references crawl_site on delete cascade,
      started_by crawl_starter not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      ended_by crawl_end,
      requests integer not null default 0,
      bytes bigint not null default 0,
      waited_ms bigint not null default 0,
      check ((ended_at is null) = (ended_by is null))
    );
    create unique index crawl_run_under_way on crawl_run (merchant_id) where ended_at is null;
    create index crawl_run_by_time on crawl_run (started_at);
    create index crawl_run_by_merchant on crawl_run (merchant_id, started_at);

    -- What each address asked for in a run gave.
    create table crawl_visit (
      id bigint generated always as identity primary key,
      run_id bigint not null references crawl_run on delete cascade,
      page_id bigint not null references crawl_page on delete cascade,
      visited_at timestamptz not null,
      result crawl_result not null,
      code text check (length(code) between 1 and 40),
      status smallint,
      bytes integer not null default 0,
      milliseconds integer not null default 0
    );
    create index crawl_visit_by_run on crawl_visit (run_id, id);
    create index crawl_visit_by_page on crawl_visit (page_id, id);

    create type crawl_trial_state as enum ('waiting', 'done');
    -- An address that an admin tries: what each step found.
    create table crawl_trial (
      id bigint generated always as identity primary key,
      url text not null check (length(url) between 1 and 2000),
      state crawl_trial_state not null default 'waiting',
      steps jsonb check (length(steps::text) <= 100000),
      requested_at timestamptz not null default now(),
      check ((state = 'done') = (steps is not null))
    );
    create index crawl_trial_by_time on crawl_trial (requested_at);

    -- For the list of merchants.
    create view crawl_activity as
      select merchant_id, automatic, paused,
             (select max(started_at) from crawl_run where crawl_run.merchant_id = crawl_site.merchant_id) as started_at
        from crawl_site;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view crawl_activity;
    drop table crawl_trial, crawl_visit, crawl_run, crawl_body, crawl_page, crawl_robots, crawl_host, crawl_site;
    drop type crawl_trial_state, crawl_end, crawl_starter, crawl_result, crawl_page_kind, crawl_robots_state;
  `);
}
