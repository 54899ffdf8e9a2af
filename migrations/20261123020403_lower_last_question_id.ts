import type { Knex } from 'knex';

/** The engine's codes keep 12 bits for a question, now that they tell predictions from labels. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table question drop constraint question_id_check,
    add constraint question_id_check check (id > 0 and id <= 4095)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table question drop constraint question_id_check,
    add constraint question_id_check check (id > 0 and id <= 8191)`);
}
