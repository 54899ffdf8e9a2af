import { type Database, execute } from '#modules/platform/index.server.ts';

/** Until when searches are counted, null at first; one count at a time, until the transaction ends. */
export async function lockProgress(transaction: Database): Promise<Date | null> {
  await execute(transaction, 'lock table contributor_help_progress in share row exclusive mode');
  const row = await transaction('contributor_help_progress').first('counted_until');
  return row?.counted_until ?? null;
}

export async function updateProgress(transaction: Database, until: Date): Promise<void> {
  await execute(
    transaction,
    `insert into contributor_help_progress (counted_until) values (?)
     on conflict (only_row) do update set counted_until = excluded.counted_until`,
    [until],
  );
}

/**
 * Adds the searches that began in a span of time. An idea counts as accepted as in learning: by a GoodIdea that no later
 * feedback on it took back, the last of the search; an answer by what was said last, unless it was taken back.
 */
export async function addHelpedSearches(
  transaction: Database,
  from: Date | null,
  until: Date,
): Promise<void> {
  await execute(
    transaction,
    `with log as materialized (
       select * from search_log
        where begun_at >= :from and begun_at < :until
          and month between date_trunc('month', greatest(:from, '2000-01-01'::timestamptz) at time zone 'UTC')::date
                        and date_trunc('month', :until at time zone 'UTC')::date
     ), accepted as (
       select distinct on (session_id) session_id, idea_id
         from log where feedback = 'GoodIdea' and not exists (
           select from log later where later.session_id = log.session_id and later.seq > log.seq
              and later.idea_id = log.idea_id and later.kind in ('undo', 'feedback')
              and coalesce(later.feedback not in ('SawIdea', 'ClickedOnIdea'), true))
        order by session_id, seq desc
     ), answered as (
       select distinct on (session_id, question_id) session_id, question_id, kind, answer, at
         from log where kind in ('answer', 'undo') and question_id is not null
        order by session_id, question_id, seq desc
     )
     insert into contributor_help (contributor_id, searches)
     select contributor_id, count(distinct session_id)
       from accepted join answered using (session_id) join user_reaction using (idea_id, question_id)
      where answered.kind = 'answer' and state = 'accepted' and given_at <= answered.at
        and case when label > 'None' then answer in ('Yes', 'ProbablyYes', 'Good')
                 when label < 'None' then answer in ('No', 'ProbablyNo', 'Bad') else false end
      group by contributor_id
     on conflict (contributor_id) do update set searches = contributor_help.searches + excluded.searches`,
    { from: from ?? '-infinity', until },
  );
}
