import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of each of the last searches its own events, by the key of the log: a join would read the log of the whole month.
    create or replace view question_use as
      select event.question_id,
             count(*) filter (where event.kind = 'question')::int as asked,
             count(*) filter (where event.answer in ('Yes', 'ProbablyYes', 'Good'))::int as yes,
             count(*) filter (where event.answer in ('No', 'ProbablyNo', 'Bad'))::int as no,
             count(*) filter (where event.answer = 'IDontKnow')::int as unknown
        from recent_search cross join lateral (
          select question_id, kind, answer from search_event
           where session_id = recent_search.id and month = recent_search.month and kind in ('question', 'answer') offset 0
        ) as event
       group by event.question_id;

    -- Every idea has its counts from the start, so that those without labels are found by an index, and all of them in
    -- the order of their labels.
    create function start_label_count() returns trigger language plpgsql as $$
    begin
      insert into idea_label_count (idea_id) select id from added on conflict (idea_id) do nothing;
      return null;
    end $$;
    create trigger start_label_count after insert on idea
      referencing new table as added for each statement execute function start_label_count();
    insert into idea_label_count (idea_id) select id from idea on conflict (idea_id) do nothing;
    create index idea_label_count_bare on idea_label_count (idea_id) where labels = 0;
    create index idea_label_count_by_labels on idea_label_count (labels, idea_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index idea_label_count_by_labels, idea_label_count_bare;
    drop trigger start_label_count on idea;
    drop function start_label_count;
    create or replace view question_use as
      select event.question_id,
             count(*) filter (where event.kind = 'question')::int as asked,
             count(*) filter (where event.answer in ('Yes', 'ProbablyYes', 'Good'))::int as yes,
             count(*) filter (where event.answer in ('No', 'ProbablyNo', 'Bad'))::int as no,
             count(*) filter (where event.answer = 'IDontKnow')::int as unknown
        from recent_search join search_event event
          on event.session_id = recent_search.id and event.month = recent_search.month
       where event.kind in ('question', 'answer')
       group by event.question_id;
  `);
}
