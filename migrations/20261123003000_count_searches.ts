import type { Knex } from 'knex';

/** Whom a search is for, in bands: what facts are counted by. */
const PROFILE = `
  gender subject not null,
  age_band smallint not null check (age_band between 0 and 5),
  budget_band smallint not null check (budget_band between 0 and 3)`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Since when which version is used: null is the engine before anything was learned.
    create table learning_activation (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      version_id integer references learning_version on delete cascade
    );
    -- Until now only whether a version is in use was stored: each was when it was made, unless it was discarded.
    insert into learning_activation (at, version_id) select made_at, id from learning_version where kept order by id;
    insert into learning_activation (version_id)
      select active.id from (select (select id from learning_version where active) as id) as active
       where active.id is distinct from (select max(id) from learning_version where kept);

    -- What was done lately, whichever searches it belongs to: small indexes, since rows come in the order of time.
    create index search_event_at on search_event using brin (at) with (pages_per_range = 32);
    create index visit_at on visit using brin (at) with (pages_per_range = 32);
    create index search_session_begun on search_session (created_at);

    -- Days (of Europe/Paris) whose searches are counted, and what there was to count then: a day that has more by now is
    -- counted again, whole.
    create table counted_day (
      day date primary key,
      counted_at timestamptz not null,
      searches integer not null check (searches >= 0),
      events integer not null check (events >= 0),
      measures integer not null check (measures >= 0),
      -- Visits of that day, which lead to shops: of any page, also without a search.
      exits integer not null check (exits >= 0)
    );

    -- Until when everything that was done is in the counts.
    create table counting_progress (
      single boolean primary key default true check (single),
      counted_until timestamptz not null
    );

    -- One row a search (or square), by the day it began. It outlives the search, then without
    -- its id; what was typed is never in it.
    create table search_fact (
      id bigint generated always as identity primary key,
      day date not null references counted_day on delete cascade,
      hour smallint not null check (hour between 0 and 23),
      session_id text unique,
      screen text not null check (screen in ('search', 'square')),
      ${PROFILE},
      occasion text check (occasion = 'christmas'),
      source text not null check (source in ('Natural', 'Google', 'Simple', 'Multiple')),
      keyword text,
      -- The keyword as it was typed matched that of the advertisement.
      keyword_is_exact boolean not null,
      campaign text,
      page_size text not null check (page_size in ('small', 'large', 'unknown')),
      browser text not null check (browser in ('Chrome', 'Edge', 'Firefox', 'Safari', 'Other')),
      learning_version integer,
      end_kind text not null check (end_kind in ('accepted', 'clicked', 'gave_up', 'left')),
      accepted_idea bigint,
      asked integer not null,
      answers integer not null,
      unknown integer not null check (unknown between 0 and answers),
      undone integer not null,
      shown integer not null,
      refused integer not null check (refused between 0 and shown),
      inconsistent integer not null check (inconsistent between 0 and refused),
      kept integer not null check (kept between 0 and shown),
      clicked integer not null check (clicked between 0 and shown),
      questions_to_idea integer,
      proposals_to_accepted integer,
      seconds integer not null check (seconds >= 0),
      first_question_ms integer check (first_question_ms >= 0),
      check ((accepted_idea is not null) = (end_kind = 'accepted')),
      check ((proposals_to_accepted is not null) = (end_kind = 'accepted'))
    );
    create index search_fact_by_day on search_fact (day);

    -- In how many searches of a day, for such a profile, an idea was shown, and what became of it there.
    create table idea_fact (
      day date not null references counted_day on delete cascade,
      idea_id bigint not null,
      screen text not null check (screen in ('search', 'square')),
      ${PROFILE},
      shown integer not null check (shown > 0),
      accepted integer not null,
      kept integer not null,
      clicked integer not null,
      bad integer not null,
      better integer not null,
      close integer not null,
      owned integer not null,
      inconsistent integer not null,
      unsure integer not null,
      primary key (day, idea_id, screen, gender, age_band, budget_band),
      check (least(accepted, kept, clicked, bad, better, close, owned, inconsistent, unsure) >= 0),
      check (accepted + kept + bad + better + close + owned + inconsistent + unsure <= shown and clicked <= shown)
    );
    create index idea_fact_by_idea on idea_fact (idea_id);

    -- The same of questions, in guided searches.
    create table question_fact (
      day date not null references counted_day on delete cascade,
      question_id integer not null,
      ${PROFILE},
      asked integer not null check (asked > 0),
      yes integer not null,
      probably_yes integer not null,
      unknown integer not null,
      probably_no integer not null,
      no integer not null,
      undone integer not null,
      accepted integer not null,
      left_at integer not null,
      primary key (day, question_id, gender, age_band, budget_band),
      check (least(yes, probably_yes, unknown, probably_no, no, undone, accepted, left_at) >= 0),
      check (yes + probably_yes + unknown + probably_no + no <= asked and greatest(undone, accepted, left_at) <= asked)
    );
    create index question_fact_by_question on question_fact (question_id);

    -- How large the catalogue was on a day.
    create table catalogue_growth (
      day date primary key,
      ideas integer not null,
      available_ideas integer not null check (available_ideas <= ideas),
      labelled_ideas integer not null check (labelled_ideas <= ideas),
      labels integer not null,
      questions integer not null,
      merchants integer not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table catalogue_growth, question_fact, idea_fact, search_fact, counting_progress, counted_day;
    drop index search_session_begun, visit_at, search_event_at;
    drop table learning_activation;
  `);
}
