import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- An idea on its way to an address that a visitor typed. Erased as soon as it has left, so the address is kept nowhere.
    create table idea_mail (
      id bigint generated always as identity primary key,
      idea_id bigint not null references idea on delete cascade,
      email text not null check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
      created_at timestamptz not null default now()
    );
    create index idea_mail_by_idea on idea_mail (idea_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table idea_mail');
}
