import { type Database, query } from '#modules/platform/index.server.ts';
import { labelStrengthOf } from '../vocabulary.ts';
import { IS_AVAILABLE } from './ideas.store.server.ts';

/** So many ideas are compared further, of those that share themes. */
const COMPARED = 200;

/**
 * The ids of ideas that can be had and share the themes of an idea: the more themes, the rarer and the
 * more decisive for it, the earlier; of equal ones, those of a like price first. Not the same product in another shop.
 */
export async function selectIdeasOfThemes(
  database: Database,
  id: number,
  limit: number,
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    database,
    `with theme as (
       select question_id, ${labelStrengthOf('label')} as strength
         from labels_of(array[cast(:id as bigint)]) join question on question.id = question_id
        where label > 'None' and category in ('TagMain', 'TagSecondary')
     ), sharing as (
       select reaction.idea_id, cast(strength as float) / ln(3 + count(*) over (partition by question_id)) as weight
         from theme join reaction using (question_id) where label > 'None'
     ), compared as (
       select idea_id, sum(weight) as score from sharing where idea_id <> :id
        group by idea_id order by score desc, idea_id limit ${COMPARED}
     )
     select idea.id from compared join idea on idea.id = idea_id join merchant on merchant.id = merchant_id
      where ${IS_AVAILABLE}
        and not exists (select from idea_twin where kind = 'Identical'
                         and idea_id = least(idea.id, :id) and other_idea_id = greatest(idea.id, :id))
      order by score desc, abs(price_cents - (select price_cents from idea where id = :id)), idea.id
      limit :limit`,
    { id, limit },
  );
  return rows.map((row) => row.id);
}
