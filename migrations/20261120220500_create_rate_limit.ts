import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Unlogged: a crash may forget who was limited, and each request is spared a write-ahead record.
  // The three columns and their order are those that rate-limiter-flexible writes.
  await knex.raw(`
    create unlogged table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limit_by_expire on rate_limit (expire);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_limit');
}
