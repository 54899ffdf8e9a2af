import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create view current_catalogue_revision as select revision from catalogue_revision',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view current_catalogue_revision');
}
