import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter type decision_subject add value if not exists 'twin'`);
  await knex.raw(`
    create type twin_decider as enum ('machine', 'person');
    -- What was there before detection was decided by people.
    alter table idea_twin
      add column score real not null default 1 check (score between 0 and 1),
      add column decided_by twin_decider not null default 'person';
    create index idea_twin_by_machine on idea_twin (idea_id) where decided_by = 'machine';
    create or replace view catalogue_twin as
      select idea_id, other_idea_id, kind, score, decided_by from idea_twin;

    -- Words that many products have, as the last complete detection found them: they name none.
    create table twin_common_word (word text primary key);
  `);
}

export async function down(knex: Knex): Promise<void> {
  // PostgreSQL cannot take a value from an enumeration: « twin » stays, unused.
  await knex.raw(`
    delete from decision where subject = 'twin';
    drop table twin_common_word;
    drop view catalogue_twin;
    delete from idea_twin where decided_by = 'machine';
    alter table idea_twin drop column score, drop column decided_by;
    create view catalogue_twin as select idea_id, other_idea_id, kind from idea_twin;
    drop type twin_decider;
  `);
}
