import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What other modules read of past searches: whom they were for is not in it.
    create view search_log as
      select search_event.month, session_id, search_session.created_at as begun_at, seq, at, kind, question_id, answer, idea_id, feedback
        from search_event join search_session on search_session.id = session_id and search_session.month = search_event.month
       where screen = 'search';
    create view idea_result as select idea_id, shown, accepted from idea_outcome;
    create view question_result as select question_id, yes, no, unknown from question_outcome;

    -- What contributors are shown first, counted anew by a job.
    create table idea_demand (
      idea_id bigint primary key references idea on delete cascade,
      labels integer not null check (labels >= 0),
      shown integer not null check (shown >= 0),
      refused integer not null check (refused >= 0)
    );
    create index idea_demand_by_labels on idea_demand (labels, idea_id);
    create index idea_demand_by_shown on idea_demand (shown desc, idea_id);
    create index idea_demand_by_refused on idea_demand (refused desc, idea_id);

    -- How many ideas have a label of a direction (1 yes, -1 no) at a question.
    create table label_frequency (
      question_id integer not null references question on delete cascade,
      direction smallint not null check (direction in (-1, 1)),
      ideas integer not null check (ideas > 0),
      primary key (question_id, direction)
    );

    -- Labels that similar ideas suggest, with how likely each is and what asking for it is worth to searches.
    create table label_suggestion (
      idea_id bigint not null references idea on delete cascade,
      question_id integer not null references question on delete cascade,
      label reaction_label not null check (label <> 'None'),
      chance real not null check (chance between 0 and 1),
      worth double precision not null check (worth >= 0),
      primary key (idea_id, question_id)
    );
    create index label_suggestion_by_worth on label_suggestion (worth desc, idea_id, question_id);
    create index label_suggestion_by_question on label_suggestion (question_id, chance desc, idea_id);

    -- In how many searches a label of a contributor spoke for the idea that was accepted.
    create table contributor_help (
      contributor_id bigint primary key references contributor on delete cascade,
      searches integer not null check (searches > 0)
    );
    -- Searches that began before are counted in it.
    create table contributor_help_progress (
      only_row boolean primary key default true check (only_row),
      counted_until timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table contributor_help_progress, contributor_help, label_suggestion, label_frequency, idea_demand;
    drop view question_result, idea_result, search_log;
  `);
}
