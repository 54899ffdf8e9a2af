import type { Knex } from 'knex';

/** Contributors whose reactions wait, with how many and since when, are found without the table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index user_reaction_waiting_by_contributor;
    create index user_reaction_waiting_by_contributor on user_reaction (contributor_id, given_at) where state = 'waiting';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index user_reaction_waiting_by_contributor;
    create index user_reaction_waiting_by_contributor on user_reaction (contributor_id) where state = 'waiting';
  `);
}
