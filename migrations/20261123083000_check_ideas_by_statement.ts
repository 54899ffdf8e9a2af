import type { Knex } from 'knex';

// PostgreSQL checks a reference row by row, which costs as much as all else of the row. Both tables are written for ideas that
// are new in the same transaction, or that are locked meanwhile.
const TABLES = ['product', 'idea_label_count'];

export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    await knex.raw(`
      alter table ${table} drop constraint ${table}_idea_id_fkey;
      create function delete_${table}_of_ideas() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from ${table};
        else
          delete from ${table} using gone where idea_id = gone.id;
        end if;
        return null;
      end $$;
      create trigger delete_${table} after delete on idea
        referencing old table as gone for each statement execute function delete_${table}_of_ideas();
      create trigger truncate_${table} after truncate on idea
        for each statement execute function delete_${table}_of_ideas();
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    await knex.raw(`
      drop trigger delete_${table} on idea;
      drop trigger truncate_${table} on idea;
      drop function delete_${table}_of_ideas;
      alter table ${table} add foreign key (idea_id) references idea on delete cascade;
    `);
  }
}
