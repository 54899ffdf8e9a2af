import type { Knex } from 'knex';

/** For whom and at what price there are ideas is counted without the table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index idea_by_recipient on idea (gender, merchant_id, age_min_months, age_max_months, price_cents) where available
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index idea_by_recipient');
}
