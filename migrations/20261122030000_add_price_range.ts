import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table idea
      add column price_min_cents integer check (price_min_cents >= 0),
      add column price_max_cents integer,
      -- A range has both ends, and holds the price that is shown.
      add constraint idea_price_range check (
        num_nulls(price_min_cents, price_max_cents) = 2
        or (num_nulls(price_min_cents, price_cents, price_max_cents) = 0
            and price_cents between price_min_cents and price_max_cents))
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table idea drop column price_min_cents, drop column price_max_cents');
}
