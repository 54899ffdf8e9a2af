import type { Knex } from 'knex';

/** What tells one rule from another: two rules that hold for the same people are one. */
const RULE = 'question_id, gender, age_min_months, age_max_months, occasion, conditions';
const COLUMNS = `id, question_id, answer, gender, age_min_months, age_max_months, occasion, conditions`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter type decision_subject add value if not exists 'automated_answer';

    alter table automated_answer
      -- Of the greatest price that the visitor gave.
      add column budget_min_cents integer check (budget_min_cents >= 0),
      add column budget_max_cents integer check (budget_max_cents >= 0),
      -- One of these words, at least, is in the hints.
      add column hint_words text[] check (cardinality(hint_words) > 0),
      add column paused boolean not null default false,
      add constraint automated_answer_budgets check (budget_min_cents <= budget_max_cents);
    drop index automated_answer_rule;
    create unique index automated_answer_rule
      on automated_answer (${RULE}, budget_min_cents, budget_max_cents, hint_words) nulls not distinct;
    create or replace view catalogue_automated_answer as
      select ${COLUMNS}, budget_min_cents, budget_max_cents, hint_words, paused from automated_answer;

    -- Rules that accepted searches speak for, found by a job; an admin accepts or dismisses them.
    create table answer_candidate (
      id integer generated always as identity primary key,
      question_id integer not null references question on delete cascade,
      answer answer not null check (answer in ('Yes', 'No')),
      gender subject,
      age_min_months integer,
      age_max_months integer,
      budget_min_cents integer,
      budget_max_cents integer,
      occasion text check (occasion = 'christmas'),
      -- As in automated_answer.
      conditions integer[] not null default '{}',
      -- Accepted searches of which it holds and that answered the question; those of them that answered so.
      answered integer not null check (answered > 0),
      agreed integer not null check (agreed between 1 and answered),
      -- The share of the answers to the question, in all accepted searches, that are this one.
      base_rate double precision not null check (base_rate > 0 and base_rate <= 1),
      dismissed boolean not null default false,
      constraint answer_candidate_rule unique nulls not distinct
        (question_id, answer, gender, age_min_months, age_max_months, budget_min_cents, budget_max_cents, occasion, conditions)
    );
  `);
}

/** A value cannot be taken out of a type: « automated_answer » stays, unused. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table answer_candidate;
    delete from decision where subject = 'automated_answer';
    drop view catalogue_automated_answer;
    create view catalogue_automated_answer as select ${COLUMNS} from automated_answer;
    drop index automated_answer_rule;
    delete from automated_answer
      where paused or budget_min_cents is not null or budget_max_cents is not null or hint_words is not null;
    alter table automated_answer
      drop constraint automated_answer_budgets,
      drop column budget_min_cents,
      drop column budget_max_cents,
      drop column hint_words,
      drop column paused;
    create unique index automated_answer_rule on automated_answer (${RULE}) nulls not distinct;
  `);
}
