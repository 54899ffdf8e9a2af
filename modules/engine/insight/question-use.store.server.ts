import { type Database, execute } from '#modules/platform/index.server.ts';

/**
 * Counts anew how often the last searches (`recent_search`) asked each question, and what was answered; an answer that was
 * taken back counts too.
 */
export async function replaceQuestionUse(transaction: Database): Promise<void> {
  await execute(transaction, 'delete from recent_question_use');
  // Of each search its own events, by the key of the log: a join would read the log of the whole month.
  await execute(
    transaction,
    `insert into recent_question_use (question_id, asked, yes, no, unknown)
     select event.question_id,
            count(*) filter (where event.kind = 'question'),
            count(*) filter (where event.answer in ('Yes', 'ProbablyYes', 'Good')),
            count(*) filter (where event.answer in ('No', 'ProbablyNo', 'Bad')),
            count(*) filter (where event.answer = 'IDontKnow')
       from recent_search cross join lateral (
         select question_id, kind, answer from search_event
          where session_id = recent_search.id and month = recent_search.month and kind in ('question', 'answer') offset 0
       ) as event
      group by event.question_id`,
  );
}
