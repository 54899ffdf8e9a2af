import type { Knex } from 'knex';

// A product that both a page and a file describe would change each time the other is read.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of all that each source said last, so that what has not changed is not written; null for one that said nothing yet.
    alter table product add page_fingerprint bigint, add feed_fingerprint bigint;
    update product set page_fingerprint = fingerprint where source = 'page';
    update product set feed_fingerprint = fingerprint where source = 'feed';
    alter table product drop fingerprint;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table product add fingerprint bigint;
    update product set fingerprint = coalesce(case source when 'page' then page_fingerprint else feed_fingerprint end, 0);
    alter table product alter fingerprint set not null, drop page_fingerprint, drop feed_fingerprint;
  `);
}
