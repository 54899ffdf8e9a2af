import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When a picture is to be asked for again whose shop did not answer.
    alter table product add column picture_due_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table product drop column picture_due_at');
}
