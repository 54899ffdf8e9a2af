import type { Knex } from 'knex';

/**
 * Drops the queues of jobs that have another name now. They delete what has expired, by the clock and without data: the
 * next run under the new name does what a waiting one would have done.
 */
export async function up(knex: Knex): Promise<void> {
  await dropQueues(knex, [
    'forget-alerts',
    'forget-expired-accounts',
    'forget-hints',
    'forget-idea-mails',
    'forget-rate-limits',
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await dropQueues(knex, [
    'delete-expired-account-data',
    'delete-expired-alerts',
    'delete-expired-hints',
    'delete-expired-mails',
    'delete-expired-rate-limits',
  ]);
}

/** The queues that are missing are made again as they are declared, after the migrations. */
async function dropQueues(knex: Knex, names: string[]): Promise<void> {
  const { rows } = await knex.raw(`select to_regclass('pgboss.queue') is not null as installed`);
  if (!rows[0].installed) return;
  await knex.raw('select pgboss.delete_queue(name) from pgboss.queue where name = any(?)', [names]);
}
