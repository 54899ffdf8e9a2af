import type { Knex } from 'knex';

const STATEMENTS = ['inserts', 'updates', 'deletes'];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Rows that link two ideas concern both. Many of them at once are the structure: with so many, reading everything is sooner done.
    create function record_pair_events() returns trigger language plpgsql as $$
    declare
      most_rows constant integer := 2000;
    begin
      if (select count(*) from (select from changed limit most_rows + 1) as few) > most_rows then
        perform record_catalogue_event('structure', null);
      elsif exists (select from changed) then
        perform record_catalogue_event('changed', array(
          select idea_id from changed union select other_idea_id from changed));
      end if;
      return null;
    end $$;
  `);
  await follow(knex, 'record_pair_events()');
}

export async function down(knex: Knex): Promise<void> {
  await follow(knex, 'record_structure_event()');
  await knex.raw('drop function record_pair_events');
}

async function follow(knex: Knex, record: string): Promise<void> {
  for (const statement of STATEMENTS) {
    const transition = statement === 'deletes' ? 'old' : 'new';
    await knex.raw(`
      drop trigger catalogue_${statement} on idea_twin;
      create trigger catalogue_${statement} after ${statement.slice(0, -1)} on idea_twin
        referencing ${transition} table as changed for each statement execute function ${record};
    `);
  }
}
