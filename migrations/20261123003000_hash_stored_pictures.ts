import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What pictures that look alike have in common; null when there is too little in one. The job that fetches pictures gives
    -- those kept before theirs: hashed_at is null until then.
    alter table stored_picture
      add column hash text check (hash ~ '^[0-9a-f]{16}$'),
      add column hashed_at timestamptz,
      add check (hash is null or hashed_at is not null);
    create index stored_picture_unhashed on stored_picture (name) where hashed_at is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table stored_picture drop column hash, drop column hashed_at');
}
