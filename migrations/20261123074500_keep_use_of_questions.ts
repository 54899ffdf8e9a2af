import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How often the last searches asked each question, and what was answered, counted anew by a job: lists are ordered by it.
    create table recent_question_use (
      question_id integer primary key,
      asked integer not null check (asked >= 0),
      yes integer not null check (yes >= 0),
      no integer not null check (no >= 0),
      unknown integer not null check (unknown >= 0)
    );
    insert into recent_question_use select * from question_use;
    create or replace view question_use as select question_id, asked, yes, no, unknown from recent_question_use;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
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
    drop table recent_question_use;
  `);
}
