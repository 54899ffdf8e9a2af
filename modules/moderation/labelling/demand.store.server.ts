import { type Database, execute } from '#modules/platform/index.server.ts';

/** Counts labels, past showings and refusals of every available idea anew. @returns how many ideas. */
export async function replaceDemand(transaction: Database, since: Date): Promise<number> {
  await execute(transaction, 'lock table idea_demand in share row exclusive mode');
  await execute(transaction, 'delete from idea_demand');
  return await execute(
    transaction,
    `insert into idea_demand (idea_id, labels, shown, refused)
     select idea.id, coalesce(labelled.labels, 0), coalesce(idea_result.shown, 0), coalesce(judged.refused, 0)
       from catalogue_idea idea
       left join (select idea_id, count(*) as labels from catalogue_reaction group by idea_id) labelled on labelled.idea_id = idea.id
       left join idea_result on idea_result.idea_id = idea.id
       left join (
         select idea_id, count(*) as refused from search_log
          where kind = 'feedback' and feedback in ('BadIdea', 'InconsistentIdea', 'YouCanDoBetter')
            and begun_at >= :since and month >= date_trunc('month', :since at time zone 'UTC')::date
          group by idea_id
       ) judged on judged.idea_id = idea.id
      where idea.available`,
    { since },
  );
}

/** Counts anew how many ideas have a label of each direction at each question. */
export async function replaceFrequencies(transaction: Database): Promise<void> {
  await execute(transaction, 'delete from label_frequency');
  await execute(
    transaction,
    `insert into label_frequency (question_id, direction, ideas)
     select question_id, case when label > 'None' then 1 else -1 end as direction, count(*)
       from catalogue_reaction where label <> 'None' group by question_id, direction`,
  );
}
