import type { Knex } from 'knex';

const EVENT_COLUMNS =
  'session_id, seq, at, kind, question_id, answer, idea_id, feedback, as_question';

const EVENT = `
  session_id text not null,
  seq integer not null check (seq >= 0),
  at timestamptz not null default now(),
  kind search_event_kind not null,
  question_id integer,
  answer answer,
  idea_id bigint,
  feedback idea_feedback,
  as_question boolean,
  check ((question_id is not null) = (kind in ('question', 'answer', 'undo'))),
  check ((answer is not null) = (kind = 'answer')),
  check ((idea_id is not null) = (kind in ('idea', 'feedback'))),
  check ((feedback is not null) = (kind = 'feedback')),
  check ((as_question is not null) = (kind in ('idea', 'feedback')))`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The month a search began in: all its events lie together there, however long it lasts.
    alter table search_session add column month date not null
      generated always as (date_trunc('month', created_at at time zone 'UTC')::date) stored;

    alter table search_event rename to search_event_before;
    alter index search_event_pkey rename to search_event_before_pkey;

    -- No foreign key to the session: each append would lock, and so write, the session's row; a new month would
    -- wait for every search that begins. Erasing a session erases its events by the trigger below.
    create table search_event (
      month date not null,
      ${EVENT},
      primary key (session_id, seq, month)
    ) partition by range (month);

    -- Makes the place for the searches that begin in a month, unless it stands. A table that is made apart and then
    -- attached waits for no reader of the log, and nobody waits for it; « create … partition of » locks everybody out.
    create function make_search_month(day date) returns void language plpgsql as $$
    declare
      month date := date_trunc('month', day);
      place text := to_char(month, '"search_event_"YYYY_MM');
    begin
      if to_regclass(place) is not null then return; end if;
      perform pg_advisory_xact_lock(hashtext('make_search_month'));
      -- Asked of the table itself: a name looked up in vain just before is remembered as missing.
      if exists (select from pg_class where relname = place) then return; end if;
      execute format('create table %I (like search_event including constraints including defaults)', place);
      execute format('alter table search_event attach partition %I for values from (%L) to (%L)',
        place, month, (month + interval '1 month')::date);
    end $$;

    -- A job makes months ahead; a search that begins where it has not come by (or by a wrong clock) makes its own.
    create function place_search_session() returns trigger language plpgsql as $$
    begin
      perform make_search_month(new.month);
      return null;
    end $$;
    create trigger place_events after insert on search_session
      for each row execute function place_search_session();

    select make_search_month(month) from (select distinct month from search_session) months;
    insert into search_event (month, ${EVENT_COLUMNS})
      select s.month, ${EVENT_COLUMNS} from search_event_before e join search_session s on s.id = e.session_id
      order by s.month, session_id, seq;
    drop table search_event_before;

    create function erase_search_events() returns trigger language plpgsql as $$
    begin
      delete from search_event where month = old.month and session_id = old.id;
      return null;
    end $$;
    create trigger erase_events after delete on search_session
      for each row execute function erase_search_events();

    create function refuse_search_event_change() returns trigger language plpgsql as $$
    begin
      raise exception 'search_event is append-only: erase the whole session, or drop the month';
    end $$;
    -- Depth 0: whoever asks directly, not the erasing trigger.
    create trigger append_only before update or delete on search_event
      for each row when (pg_trigger_depth() = 0) execute function refuse_search_event_change();

    -- Erasing a session would read every visit for those that name it.
    create index visit_of_session on visit (session_id) where session_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index visit_of_session;
    drop trigger place_events on search_session;
    drop trigger erase_events on search_session;
    create table search_event_after (
      ${EVENT},
      foreign key (session_id) references search_session on delete cascade,
      primary key (session_id, seq)
    );
    insert into search_event_after (${EVENT_COLUMNS}) select ${EVENT_COLUMNS} from search_event;
    drop table search_event;
    alter table search_event_after rename to search_event;
    alter index search_event_after_pkey rename to search_event_pkey;
    drop function refuse_search_event_change, erase_search_events, place_search_session, make_search_month;
    alter table search_session drop column month;
  `);
}
