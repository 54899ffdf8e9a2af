import { type Database, execute } from '#modules/platform/index.server.ts';

// Ideas that are counted are not deleted meanwhile.
const count = (ideas: string) => `
  with held as materialized (select id from idea ${ideas} order by id for key share)
  insert into idea_label_count (idea_id, reactions, labels, needed)
  select idea.id, count(label), count(label) filter (where label <> 'None'),
         count(label) filter (where label in ('YesIsNeeded', 'NoIsNeeded'))
    from held as idea left join reaction on idea_id = idea.id group by idea.id
  on conflict (idea_id) do update set reactions = excluded.reactions, labels = excluded.labels, needed = excluded.needed
   where (idea_label_count.reactions, idea_label_count.labels, idea_label_count.needed)
      <> (excluded.reactions, excluded.labels, excluded.needed)`;

/** Counts the labels of some ideas; those that are gone are left out. */
export async function countLabelsOf(trx: Database, ids: readonly number[]): Promise<void> {
  await execute(trx, count('where idea.id = any(cast(? as bigint[]))'), [[...ids]]);
}

/** Counts the labels of every idea. */
export async function countAllLabels(trx: Database): Promise<void> {
  await execute(trx, count(''));
}
