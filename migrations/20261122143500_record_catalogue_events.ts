import type { Knex } from 'knex';

/** What every idea is read in the light of: a change there names no idea. */
const STRUCTURE_TABLES = [
  'question',
  'question_form',
  'question_relation',
  'question_outcome',
  'idea_twin',
  'automated_answer',
  'learning_version',
];
/** Tables whose rows belong to an idea, and what inserting such rows does to it. */
const IDEA_ROWS = { reaction: 'relabelled', idea_outcome: 'changed' };

const IDEA_VIEW = `select id, title, description, price_cents, price_min_cents, price_max_cents, rating, available, gender,
  age_min_months, age_max_months`;

const FOLLOWED = ['idea', ...Object.keys(IDEA_ROWS), ...STRUCTURE_TABLES];
const STATEMENTS = ['inserts', 'updates', 'deletes', 'truncations'];

export async function up(knex: Knex): Promise<void> {
  await dropTriggerFamilies(knex);
  await knex.raw(`
    -- An idea has one event a transaction: the first of these that is true of it. It may have changed otherwise as well.
    create type catalogue_event_kind as enum (
      'added',
      -- It can be had again.
      'returned',
      -- It has labels that it did not have.
      'relabelled',
      -- It was withdrawn or deleted.
      'gone',
      'changed',
      -- Questions, relations, twins, automated answers or what was learned.
      'structure'
    );

    -- What happened to the catalogue, in the order of commits: the position of the latest event is catalogue_revision.
    create table catalogue_event (
      position bigint primary key,
      kind catalogue_event_kind not null,
      -- The ideas concerned, at most 2,000; null when it may be any.
      ideas bigint[] check (cardinality(ideas) between 1 and 2000),
      recorded_at timestamptz not null default clock_timestamp(),
      check (ideas is null or kind <> 'structure')
    );

    -- How far each reader has read whose work outlives its process.
    create table catalogue_cursor (
      reader text primary key,
      position bigint not null
    );

    -- Events of a transaction that still runs: empty for everybody else.
    create table catalogue_event_draft (
      kind catalogue_event_kind not null,
      ideas bigint[],
      is_first boolean not null
    );

    create function record_catalogue_event(kind catalogue_event_kind, ideas bigint[]) returns void language sql as $$
      insert into catalogue_event_draft (kind, ideas, is_first)
        values (kind, ideas, coalesce(current_setting('trouvaille.has_event_drafts', true), '') = '');
      select set_config('trouvaille.has_event_drafts', 'true', true);
    $$;

    -- Runs when the transaction commits. The row of catalogue_revision stays locked from here until the commit, so
    -- positions commit in their order: who has read up to one has missed none before it.
    create function publish_catalogue_events() returns trigger language plpgsql as $$
    declare
      ideas_of_event constant integer := 2000;
      -- Of changed and gone ideas in one transaction: with more, reading all of them is sooner done. Those that came are
      -- always named, since nothing else tells which they were.
      most_ideas constant integer := 20000;
      kept_events constant integer := 1000;
      -- What a reader with a cursor has not read is kept longer.
      most_unread_events constant integer := 100000;
      head bigint;
      published integer;
    begin
      perform set_config('trouvaille.has_event_drafts', '', true);
      select revision into head from catalogue_revision for update;
      with draft as (
        delete from catalogue_event_draft returning kind, ideas
      ), concerned as (
        select distinct on (idea) idea, kind from draft, unnest(ideas) as idea order by idea, kind
      ), placed as (
        select idea, kind, count(*) over (partition by kind) as ideas_of_kind,
               (row_number() over (partition by kind order by idea) - 1) / ideas_of_event as part
          from concerned
      ), event as (
        select kind, part, array_agg(idea order by idea) as ideas from placed
         where ideas_of_kind <= most_ideas or kind in ('added', 'returned', 'relabelled') group by kind, part
        union all (
          select 'changed', 0, null::bigint[] from placed where ideas_of_kind > most_ideas and kind in ('gone', 'changed')
          union select kind, 0, null from draft where ideas is null)
      )
      insert into catalogue_event (position, kind, ideas)
        select head + row_number() over (order by kind, part), kind, ideas from event;
      get diagnostics published = row_count;
      update catalogue_revision set revision = revision + published returning revision into head;
      delete from catalogue_event
        where position <= greatest(head - most_unread_events,
                                   least(head - kept_events, (select min(position) from catalogue_cursor)));
      perform pg_notify('catalogue_changed', head::text);
      return null;
    end $$;
    create constraint trigger publish_events after insert on catalogue_event_draft
      deferrable initially deferred for each row when (new.is_first) execute function publish_catalogue_events();

    create function record_idea_events() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        perform record_catalogue_event(kind, array_agg(id)) from (
          select id, case when changed.available and not before.available then 'returned'
                          when before.available and not changed.available then 'gone'
                          else 'changed' end::catalogue_event_kind as kind
            from before join changed using (id)) as event group by kind;
      elsif exists (select from changed) then
        perform record_catalogue_event(case tg_op when 'INSERT' then 'added' else 'gone' end::catalogue_event_kind,
                                       array(select id from changed));
      end if;
      return null;
    end $$;

    -- Arguments: the column that names the idea of a row, and the kind of event.
    create function record_row_events() returns trigger language plpgsql as $$
    begin
      execute format('select record_catalogue_event(%L, array_agg(idea)) from (select distinct %I as idea from changed) as concerned
                       having count(*) > 0', tg_argv[1], tg_argv[0]);
      return null;
    end $$;

    create function record_structure_event() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then
        perform record_catalogue_event('structure', null);
      end if;
      return null;
    end $$;

    create function record_truncation() returns trigger language plpgsql as $$
    begin
      perform record_catalogue_event('changed', null);
      return null;
    end $$;

    -- Has events recorded of whatever happens to a table. idea_column names the idea that a row belongs to, null where
    -- rows belong to none; inserted is what an inserted row does to its idea.
    create function follow_catalogue_table(followed regclass, idea_column text, inserted catalogue_event_kind default 'changed')
      returns void language plpgsql as $$
    declare
      record_as constant text := case when idea_column is null then 'record_structure_event()'
        else format('record_row_events(%L, %%L)', idea_column) end;
    begin
      execute format('create trigger catalogue_inserts after insert on %s
        referencing new table as changed for each statement execute function ', followed) || format(record_as, inserted);
      execute format('create trigger catalogue_updates after update on %s
        referencing new table as changed for each statement execute function ', followed) || format(record_as, 'changed');
      execute format('create trigger catalogue_deletes after delete on %s
        referencing old table as changed for each statement execute function ', followed) || format(record_as, 'changed');
      execute format('create trigger catalogue_truncations after truncate on %s
        for each statement execute function record_truncation()', followed);
    end $$;

    create trigger catalogue_inserts after insert on idea
      referencing new table as changed for each statement execute function record_idea_events();
    create trigger catalogue_updates after update on idea
      referencing old table as before new table as changed for each statement execute function record_idea_events();
    create trigger catalogue_deletes after delete on idea
      referencing old table as changed for each statement execute function record_idea_events();
    create trigger catalogue_truncations after truncate on idea
      for each statement execute function record_truncation();

    -- Both have read all there was: the words are in the index, and what came waits in the table of the alerts.
    insert into catalogue_cursor (reader, position)
      select reader, revision from catalogue_revision, unnest(array['alerts', 'word index']) as reader;

    alter table alert_idea rename to arrived_idea;
    alter table arrived_idea rename column noticed to arrival;
    alter table arrived_idea rename column noticed_at to arrived_at;
    alter table arrived_idea alter column arrived_at drop default;
    alter index alert_idea_pkey rename to arrived_idea_pkey;
    alter sequence alert_idea_noticed rename to arrived_idea_arrival;

    alter function learn_words rename to index_words;
    create or replace view catalogue_idea as ${IDEA_VIEW}, added_at from idea;
  `);
  for (const [table, inserted] of Object.entries(IDEA_ROWS)) {
    await knex.raw('select follow_catalogue_table(?, ?, ?)', [table, 'idea_id', inserted]);
  }
  for (const table of STRUCTURE_TABLES) {
    await knex.raw('select follow_catalogue_table(?, null)', [table]);
  }
}

/** Takes away the log of changes, and what followed the catalogue for the word index and the alerts. */
async function dropTriggerFamilies(knex: Knex): Promise<void> {
  await dropTriggers(knex);
  await knex.raw(`
    drop trigger learn_words_on_insert on idea;
    drop trigger learn_words_on_update on idea;
    drop trigger learn_words_on_insert on question;
    drop trigger learn_words_on_update on question;
    drop trigger notice_new on idea;
    drop trigger notice_returned on idea;
    drop trigger notice_labels on reaction;
    drop function follow_catalogue_table, bump_catalogue_revision, log_structure_changes, log_idea_changes,
      log_catalogue_change, learn_idea_words, learn_question_words, notice_ideas, notice_new_labels;
    drop table catalogue_change;
  `);
}

async function dropTriggers(knex: Knex): Promise<void> {
  for (const table of FOLLOWED) {
    for (const statement of STATEMENTS) {
      await knex.raw('drop trigger ?? on ??', [`catalogue_${statement}`, table]);
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  await dropTriggers(knex);
  await knex.raw(`
    drop view catalogue_idea;
    create view catalogue_idea as ${IDEA_VIEW} from idea;
    alter function index_words rename to learn_words;
    select learn_words(array_agg(title || ' ' || description)) from idea;
    select learn_words(array_agg(content || ' ' || array_to_string(keywords, ' '))) from question;

    alter sequence arrived_idea_arrival rename to alert_idea_noticed;
    alter index arrived_idea_pkey rename to alert_idea_pkey;
    alter table arrived_idea alter column arrived_at set default clock_timestamp();
    alter table arrived_idea rename column arrived_at to noticed_at;
    alter table arrived_idea rename column arrival to noticed;
    alter table arrived_idea rename to alert_idea;
    -- What the alerts have not read.
    insert into alert_idea (idea_id, noticed_at)
      select idea.id, max(recorded_at)
        from catalogue_event as event, unnest(ideas) as concerned join idea on id = concerned
       where available and exists (select from alert)
         and event.position > (select position from catalogue_cursor where reader = 'alerts')
         and (kind in ('added', 'returned') or kind = 'relabelled' and added_at > recorded_at - interval '30 days')
       group by idea.id
      on conflict (idea_id) do update set noticed = default, noticed_at = excluded.noticed_at;

    drop function follow_catalogue_table, record_truncation, record_structure_event, record_row_events, record_idea_events;
    drop table catalogue_event_draft, catalogue_event, catalogue_cursor;
    drop function publish_catalogue_events, record_catalogue_event;
    drop type catalogue_event_kind;
  `);
  await createChangeLog(knex);
  await knex.raw(`
    create function learn_idea_words() returns trigger language plpgsql as $$
    begin
      perform learn_words(array_agg(title || ' ' || description)) from changed;
      return null;
    end $$;
    create function learn_question_words() returns trigger language plpgsql as $$
    begin
      perform learn_words(array_agg(content || ' ' || array_to_string(keywords, ' '))) from changed;
      return null;
    end $$;
    create function notice_ideas() returns trigger language plpgsql as $$
    begin
      if not exists (select from alert) then
        return null;
      elsif tg_op = 'INSERT' then
        insert into alert_idea (idea_id) select id from changed where available
          on conflict (idea_id) do update set noticed = default, noticed_at = default;
      else
        insert into alert_idea (idea_id)
          select changed.id from changed join before using (id) where changed.available and not before.available
          on conflict (idea_id) do update set noticed = default, noticed_at = default;
      end if;
      return null;
    end $$;
    create function notice_new_labels() returns trigger language plpgsql as $$
    begin
      insert into alert_idea (idea_id)
        select distinct id from changed join idea on id = idea_id
        where available and added_at > now() - interval '30 days' and exists (select from alert)
        on conflict (idea_id) do update set noticed = default, noticed_at = default;
      return null;
    end $$;
    create trigger notice_new after insert on idea
      referencing new table as changed for each statement execute function notice_ideas();
    create trigger notice_returned after update on idea
      referencing old table as before new table as changed for each statement execute function notice_ideas();
    create trigger notice_labels after insert on reaction
      referencing new table as changed for each statement execute function notice_new_labels();
  `);
  for (const table of ['idea', 'question']) {
    for (const event of ['insert', 'update']) {
      await knex.raw(`
        create trigger learn_words_on_${event} after ${event} on ${table}
          referencing new table as changed for each statement execute function learn_${table}_words();
      `);
    }
  }
}

/** The log of changes as it was: it begins empty, so running sites read everything. */
async function createChangeLog(knex: Knex): Promise<void> {
  await knex.raw(`
    create table catalogue_change (
      revision bigint primary key,
      ideas bigint[]
    );
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
    create function bump_catalogue_revision() returns trigger language plpgsql as $$
    begin
      perform log_catalogue_change(null);
      return null;
    end $$;
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
  await knex.raw(`select follow_catalogue_table('idea', 'id')`);
  for (const table of Object.keys(IDEA_ROWS)) {
    await knex.raw('select follow_catalogue_table(?, ?)', [table, 'idea_id']);
  }
  for (const table of STRUCTURE_TABLES) {
    await knex.raw('select follow_catalogue_table(?, null)', [table]);
  }
}
