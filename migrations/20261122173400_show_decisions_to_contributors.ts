import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When the contributor whose work it was saw it, and saw that it was undone; null until then.
    alter table decision add column seen_at timestamptz;
    create index decision_unseen on decision (contributor_id) where seen_at is null and contributor_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table decision drop column seen_at');
}
