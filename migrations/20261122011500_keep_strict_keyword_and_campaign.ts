import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table search_session
      add column source_strict_keyword text check (length(source_strict_keyword) <= 200),
      add column source_campaign text check (length(source_campaign) <= 200);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table search_session drop column source_campaign, drop column source_strict_keyword',
  );
}
