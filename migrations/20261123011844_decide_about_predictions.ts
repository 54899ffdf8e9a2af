import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Predicted labels that were accepted at once; the subject is the version that predicted them.
  await knex.raw(`alter type decision_subject add value if not exists 'prediction'`);
}

export async function down(knex: Knex): Promise<void> {
  // PostgreSQL cannot take a value from an enumeration: « prediction » stays, unused.
  await knex.raw(`delete from decision where subject = 'prediction'`);
}
