import { db } from '#modules/platform/index.server.ts';

/**
 * Counts again, from the session logs, how often each idea was shown and accepted and how each question was
 * answered (doubt counts for half, an answer that was taken back not at all). The snapshots of running
 * processes follow.
 */
export async function refreshStatistics(): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('lock table idea_outcome, question_outcome in exclusive mode');
    await trx('idea_outcome').delete();
    await trx.raw(`
      insert into idea_outcome (idea_id, shown, accepted)
      select idea_id, count(distinct session_id),
             count(distinct session_id) filter (where feedback = 'GoodIdea')
      from search_event where idea_id is not null group by idea_id`);
    await trx('question_outcome').delete();
    await trx.raw(`
      insert into question_outcome (question_id, yes, no, unknown)
      select question_id,
             sum(case answer when 'Yes' then 1 when 'Good' then 1 when 'ProbablyYes' then 0.5 else 0 end),
             sum(case answer when 'No' then 1 when 'Bad' then 1 when 'ProbablyNo' then 0.5 else 0 end),
             count(*) filter (where answer = 'IDontKnow')
      from (select distinct on (session_id, question_id) question_id, kind, answer
            from search_event where kind in ('answer', 'undo')
            order by session_id, question_id, seq desc) last
      where kind = 'answer' group by question_id`);
  });
}
