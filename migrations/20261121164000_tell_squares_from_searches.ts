import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table search_session
      add column screen text not null default 'search' check (screen in ('search', 'square')),
      -- The search that a square was opened from, its visitor's own or that of whoever shared it.
      add column origin_id text references search_session on delete set null;
    create index search_session_by_origin on search_session (origin_id) where origin_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table search_session drop column origin_id, drop column screen');
}
