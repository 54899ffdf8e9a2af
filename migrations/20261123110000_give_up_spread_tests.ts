import type { Knex } from 'knex';

/** A spread test whose job was given up after its last try has ended, so that another one can begin. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table spread_test
      drop constraint spread_test_ended_by_check,
      add constraint spread_test_ended_by_check check (ended_by in ('done', 'stopped', 'given_up'));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update spread_test set ended_by = 'stopped' where ended_by = 'given_up';
    alter table spread_test
      drop constraint spread_test_ended_by_check,
      add constraint spread_test_ended_by_check check (ended_by in ('done', 'stopped'));
  `);
}
