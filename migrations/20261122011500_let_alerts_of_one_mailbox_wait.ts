import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Whoever knows only an address must not take the place of the alert that waits for it: several may wait.
  await knex.raw(`
    drop index alert_waiting;
    create index alert_waiting on alert (mailbox_of(email)) where state = 'waiting';
  `);
}

export async function down(knex: Knex): Promise<void> {
  // One waits for each mailbox again: the oldest, whose mail went out first.
  await knex.raw(`
    delete from alert later using alert earlier
      where later.state = 'waiting' and earlier.state = 'waiting' and earlier.id < later.id
        and mailbox_of(earlier.email) = mailbox_of(later.email);
    drop index alert_waiting;
    create unique index alert_waiting on alert (mailbox_of(email)) where state = 'waiting';
  `);
}
