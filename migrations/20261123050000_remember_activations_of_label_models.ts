import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Since when which version of the model predicts labels. Old versions are deleted; when they were used is not.
    create table label_model_activation (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      version integer not null
    );
    -- Until now only which one is active was stored: each was when it was trained, as far as is known.
    insert into label_model_activation (at, version) select trained_at, id from label_model order by id;
    insert into label_model_activation (version)
      select id from label_model where active and id <> (select max(id) from label_model);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table label_model_activation');
}
