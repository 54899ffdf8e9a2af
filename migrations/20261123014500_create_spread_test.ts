import type { Knex } from 'knex';

/** What a thousand simulated searches for one profile came to, kept to be compared with later versions. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table spread_test (
      id integer generated always as identity primary key,
      requested_at timestamptz not null default now(),
      iterations integer not null check (iterations between 1 and 5000),
      price_min_cents integer not null check (price_min_cents >= 0),
      price_max_cents integer not null,
      -- In years.
      age smallint not null check (age between 0 and 100),
      proba_answer_no double precision not null check (proba_answer_no between 0 and 1),
      proba_answer_yes double precision not null check (proba_answer_yes between 0 and 1),
      sex subject not null,
      -- The catalogue, the learning and the model of labels that it was played with; null until it begins.
      revision bigint,
      learning_version integer,
      label_model integer,
      -- Ideas that the engine may propose for the profile.
      candidates integer check (candidates >= 0),
      -- Simulated searches so far, and those of them that came to no idea.
      done integer not null default 0,
      without_idea integer not null default 0 check (without_idea >= 0),
      -- How many searches asked each question before their idea, began with it, and came to each idea first.
      questions jsonb not null default '{}',
      first_questions jsonb not null default '{}',
      first_ideas jsonb not null default '{}',
      ended_at timestamptz,
      ended_by text check (ended_by in ('done', 'stopped')),
      check (price_min_cents <= price_max_cents),
      check (proba_answer_no + proba_answer_yes <= 1.000001),
      check (done between 0 and iterations and without_idea <= done),
      check (done = 0 or revision is not null),
      check ((ended_at is null) = (ended_by is null)),
      check (ended_by is distinct from 'done' or done = iterations)
    );
    -- One at a time.
    create unique index spread_test_under_way on spread_test ((true)) where ended_at is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table spread_test');
}
