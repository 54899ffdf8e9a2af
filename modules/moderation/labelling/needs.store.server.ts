import { type Database, query } from '#modules/platform/index.server.ts';
import { type LabellingNeeds, NEEDS_COUNTED_MAX } from './shared.ts';

/** With fewer labelled ideas, what is said to a question tells hardly any idea from another. */
export const SEPARATING_IDEAS = 5;

/** Counts what is kept (see prepare.commands.server.ts), nothing before it is; ideas and suggestions only so far. */
export async function countNeeds(database: Database): Promise<LabellingNeeds> {
  const [row] = await query<LabellingNeeds>(
    database,
    `select
       (select count(*) from (select from idea_demand where labels = 0 limit :most) as bare) as ideas,
       (select count(*) from catalogue_question as question
         where category <> 'Unknown' and exists (select from idea_demand) and :separating > coalesce(
           (select sum(ideas) from label_frequency where question_id = question.id), 0)) as questions,
       (select count(*) from (select from label_suggestion limit :most) as asked) as suggestions`,
    { most: NEEDS_COUNTED_MAX, separating: SEPARATING_IDEAS },
  );
  return row!;
}
