import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whether pages are read once their scripts have run: for shops whose pages say nothing without.
    alter table crawl_site add column with_scripts boolean not null default false;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table crawl_site drop column with_scripts');
}
