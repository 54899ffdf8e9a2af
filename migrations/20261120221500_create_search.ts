import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create type answer as enum ('Yes', 'ProbablyYes', 'IDontKnow', 'ProbablyNo', 'No', 'Good', 'Bad');
    create type idea_feedback as enum
      ('ClickedOnIdea', 'GoodIdea', 'BadIdea', 'YouCanDoBetter', 'YouAreClose', 'InconsistentIdea', 'Reset', 'SawIdea', 'HasAlready', 'IDontKnow');
    create type search_event_kind as enum ('question', 'answer', 'idea', 'feedback', 'undo', 'give_up');

    -- One guided search. Nothing here names a person: no address, no full user agent.
    create table search_session (
      id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
      created_at timestamptz not null default now(),
      seed integer not null,
      gender subject not null,
      age_months integer not null check (age_months between 0 and 1200),
      price_min_cents integer not null check (price_min_cents >= 0),
      price_max_cents integer not null,
      occasion text check (occasion = 'christmas'),
      hints text check (length(hints) <= 300),
      -- What the hints matched when the search began; forgotten with them.
      hint_matches jsonb,
      source text not null check (source in ('Natural', 'Google', 'Simple', 'Multiple')),
      source_keyword text check (length(source_keyword) <= 200),
      page_size text not null check (page_size in ('small', 'large', 'unknown')),
      browser text not null check (browser in ('Chrome', 'Edge', 'Firefox', 'Safari', 'Other')),
      check (price_min_cents <= price_max_cents)
    );
    create index search_session_with_hints on search_session (created_at) where hints is not null;

    -- The log a search is made of; its state is a pure function of it. Questions and ideas are named
    -- without foreign keys: the log outlives what it speaks of.
    create table search_event (
      session_id text not null references search_session on delete cascade,
      seq integer not null check (seq >= 0),
      at timestamptz not null default now(),
      kind search_event_kind not null,
      question_id integer,
      answer answer,
      idea_id bigint,
      feedback idea_feedback,
      as_question boolean,
      primary key (session_id, seq),
      check ((question_id is not null) = (kind in ('question', 'answer', 'undo'))),
      check ((answer is not null) = (kind = 'answer')),
      check ((idea_id is not null) = (kind in ('idea', 'feedback'))),
      check ((feedback is not null) = (kind = 'feedback')),
      check ((as_question is not null) = (kind in ('idea', 'feedback')))
    );

    create table search_metric (
      session_id text not null references search_session on delete cascade,
      key text not null check (key ~ '^[a-z_]{1,40}$'),
      value double precision not null,
      primary key (session_id, key)
    );

    -- Which routes lead out, without whom: the session is kept only while it exists.
    create table visit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      route text not null,
      session_id text references search_session on delete set null
    );

    -- Rules that answer a question before it is asked.
    create table automated_answer (
      id integer generated always as identity primary key,
      gender subject,
      age_min_months integer,
      age_max_months integer,
      occasion text check (occasion = 'christmas'),
      question_id integer not null references question on delete cascade,
      answer answer not null check (answer in ('Yes', 'ProbablyYes', 'ProbablyNo', 'No'))
    );
    create table automated_answer_condition (
      automated_answer_id integer not null references automated_answer on delete cascade,
      question_id integer not null references question on delete cascade,
      yes boolean not null,
      primary key (automated_answer_id, question_id)
    );

    -- What past searches taught, refreshed by a job.
    create table idea_outcome (
      idea_id bigint primary key,
      shown integer not null,
      accepted integer not null,
      check (accepted between 0 and shown)
    );
    create table question_outcome (
      question_id integer primary key,
      yes double precision not null,
      no double precision not null,
      unknown double precision not null
    );
  `);
  for (const table of [
    'automated_answer',
    'automated_answer_condition',
    'idea_outcome',
    'question_outcome',
  ]) {
    await knex.raw(`
      create trigger catalogue_changes after insert or update or delete or truncate on ${table}
        for each statement execute function bump_catalogue_revision();
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table question_outcome, idea_outcome, automated_answer_condition, automated_answer, visit,
      search_metric, search_event, search_session;
    drop type search_event_kind, idea_feedback, answer;
  `);
}
