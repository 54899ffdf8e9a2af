import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What was learned from past searches, a row each time. A version adds its own counts to those of its parents.
    create table learning_version (
      id integer generated always as identity primary key,
      parent_id integer references learning_version,
      made_at timestamptz not null default now(),
      -- Searches begun before this are counted, by this version or another.
      counted_until timestamptz not null,
      sessions integer not null default 0 check (sessions >= 0),
      accepted_sessions integer not null default 0 check (accepted_sessions between 0 and sessions),
      answer_table jsonb,
      -- Mean log loss on the searches held out, of what was in use and of this; null when none was.
      loss_before double precision,
      loss_after double precision,
      -- False when it predicted worse than what was in use: its counts are not stored, another night counts them.
      kept boolean not null default true,
      active boolean not null default false,
      check (kept or not active),
      check (answer_table is not null or not active)
    );
    create unique index learning_version_active on learning_version (active) where active;

    -- Questions and ideas are named without foreign keys: what was learned outlives what it speaks of.
    create table learned_idea (
      version_id integer not null references learning_version on delete cascade,
      idea_id bigint not null,
      shown integer not null,
      accepted integer not null check (accepted between 0 and shown),
      primary key (version_id, idea_id)
    );
    create table learned_question (
      version_id integer not null references learning_version on delete cascade,
      question_id integer not null,
      yes double precision not null,
      no double precision not null,
      unknown double precision not null,
      primary key (version_id, question_id)
    );
    -- Answers of accepted searches by the label that the accepted idea had then; 7 when it had none.
    create table learned_answer (
      version_id integer not null references learning_version on delete cascade,
      question_id integer not null,
      label smallint not null check (label between 0 and 7),
      held_out boolean not null,
      yes double precision not null,
      no double precision not null,
      primary key (version_id, question_id, label, held_out)
    );

    select follow_catalogue_table('learning_version', null);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table learned_answer, learned_question, learned_idea, learning_version');
}
