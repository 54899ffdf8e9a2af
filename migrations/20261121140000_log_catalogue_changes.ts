import type { Knex } from 'knex';

/** What the engine reads of ideas, with the column that names the idea. */
const IDEA_TABLES = { idea: 'id', reaction: 'idea_id', idea_outcome: 'idea_id' };

/** What every idea is read in the light of: a change there is a change of everything. */
const STRUCTURE_TABLES = [
  'question',
  'question_form',
  'question_relation',
  'question_outcome',
  'idea_twin',
  'automated_answer',
  'automated_answer_condition',
];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What each revision of the catalogue changed, so that running sites need not read everything again. The
    -- row of catalogue_revision stays locked until its transaction ends: revisions commit in their order.
    create table catalogue_change (
      revision bigint primary key,
      -- The ideas concerned, some perhaps twice; null when everything is.
      ideas bigint[]
    );

    -- One revision a transaction, however many statements it has.
    create function log_catalogue_change(concerned bigint[]) returns void language plpgsql as $$
    declare
      most_ideas constant integer := 2000;
      kept_revisions constant integer := 1000;
      ours bigint := nullif(current_setting('trouvaille.catalogue_revision', true), '');
    begin
      if ours is not null then
        update catalogue_change
          set ideas = case when cardinality(ideas) + cardinality(concerned) <= most_ideas then ideas || concerned end
          where revision = ours and ideas is not null;
        return;
      end if;
      update catalogue_revision set revision = revision + 1 returning revision into ours;
      perform set_config('trouvaille.catalogue_revision', ours::text, true);
      insert into catalogue_change
        values (ours, case when cardinality(concerned) <= most_ideas then concerned end);
      delete from catalogue_change where revision <= ours - kept_revisions;
      perform pg_notify('catalogue_changed', ours::text);
    end $$;

    -- Of a statement that touches many rows only so many are looked at: it is a change of everything.
    create function log_idea_changes() returns trigger language plpgsql as $$
    declare
      most_rows constant integer := 20000;
      touched integer;
      concerned bigint[];
    begin
      execute format('select count(*), array_agg(distinct %1$I) from (select %1$I from changed limit %2$s) as few',
                     tg_argv[0], most_rows) into touched, concerned;
      if touched = most_rows then
        perform log_catalogue_change(null);
      elsif touched > 0 then
        perform log_catalogue_change(concerned);
      end if;
      return null;
    end $$;

    create function log_structure_changes() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then
        perform log_catalogue_change(null);
      end if;
      return null;
    end $$;

    -- Whatever the statement did, it is a change of everything.
    create or replace function bump_catalogue_revision() returns trigger language plpgsql as $$
    begin
      perform log_catalogue_change(null);
      return null;
    end $$;

    -- Makes running sites follow a table that the engine reads.
    -- idea_column names the idea a row belongs to; null: a change of any row is a change of everything.
    create function follow_catalogue_table(followed regclass, idea_column text) returns void language plpgsql as $$
    declare
      log_rows constant text := case when idea_column is null then 'log_structure_changes()'
        else format('log_idea_changes(%L)', idea_column) end;
    begin
      execute format('create trigger catalogue_inserts after insert on %s
        referencing new table as changed for each statement execute function %s', followed, log_rows);
      execute format('create trigger catalogue_updates after update on %s
        referencing new table as changed for each statement execute function %s', followed, log_rows);
      execute format('create trigger catalogue_deletes after delete on %s
        referencing old table as changed for each statement execute function %s', followed, log_rows);
      execute format('create trigger catalogue_truncations after truncate on %s
        for each statement execute function bump_catalogue_revision()', followed);
    end $$;
  `);
  for (const table of ['merchant', ...Object.keys(IDEA_TABLES), ...STRUCTURE_TABLES]) {
    await knex.raw('drop trigger catalogue_changes on ??', [table]);
  }
  for (const [table, column] of Object.entries(IDEA_TABLES)) {
    await knex.raw('select follow_catalogue_table(?, ?)', [table, column]);
  }
  for (const table of STRUCTURE_TABLES) {
    await knex.raw('select follow_catalogue_table(?, null)', [table]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [...Object.keys(IDEA_TABLES), ...STRUCTURE_TABLES]) {
    for (const event of ['inserts', 'updates', 'deletes', 'truncations']) {
      await knex.raw('drop trigger ?? on ??', [`catalogue_${event}`, table]);
    }
  }
  await knex.raw(`
    drop function follow_catalogue_table, log_structure_changes, log_idea_changes, log_catalogue_change;
    drop table catalogue_change;
    create or replace function bump_catalogue_revision() returns trigger language plpgsql as $$
    declare
      current_revision bigint;
    begin
      update catalogue_revision set revision = revision + 1 returning revision into current_revision;
      perform pg_notify('catalogue_changed', current_revision::text);
      return null;
    end $$;
  `);
  for (const table of ['merchant', ...Object.keys(IDEA_TABLES), ...STRUCTURE_TABLES]) {
    await knex.raw(
      `create trigger catalogue_changes after insert or update or delete or truncate on ??
      for each statement execute function bump_catalogue_revision()`,
      [table],
    );
  }
}
