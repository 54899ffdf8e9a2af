import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A named set of ideas that contributors edit together.
    create table cohort (
      id integer generated always as identity primary key,
      name text not null check (name = btrim(name) and length(name) between 1 and 100),
      -- Grows by one with each change: who changes an older one is told.
      version integer not null default 1,
      created_at timestamptz not null default now(),
      -- A deleted cohort can be restored.
      deleted_at timestamptz
    );
    create unique index cohort_by_name on cohort (name) where deleted_at is null;
    create table cohort_idea (
      cohort_id integer not null references cohort on delete cascade,
      idea_id bigint not null references idea on delete cascade,
      primary key (cohort_id, idea_id)
    );
    create index cohort_idea_by_idea on cohort_idea (idea_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table cohort_idea, cohort');
}
