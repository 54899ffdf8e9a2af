import type { Knex } from 'knex';

// Pictures of merchants, checked and encoded by us. The name is made of the content, so it never means another picture.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table stored_picture (
      name text primary key check (name ~ '^[0-9a-f]{40}\\.webp$'),
      content bytea not null check (length(content) between 1 and 1000000),
      stored_at timestamptz not null default now()
    )
  `);
  // Already compressed.
  await knex.raw('alter table stored_picture alter column content set storage external');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table stored_picture');
}
