import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What an idea is called where there is no room for its title.
    alter table idea add column short_title text check (length(short_title) between 1 and 24)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table idea drop column short_title');
}
