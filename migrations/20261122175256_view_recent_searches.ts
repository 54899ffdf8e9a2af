import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index search_session_by_time on search_session (created_at) where screen = 'search';

    -- What contributors are told of past searches counts the last ones only: it is quick, and about the catalogue of today.
    create view recent_search as
      select id, month from search_session where screen = 'search' order by created_at desc limit 2000;

    -- How often those asked a question, and what was answered; an answer that was taken back counts too.
    create view question_use as
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

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view question_use;
    drop view recent_search;
    drop index search_session_by_time;
  `);
}
