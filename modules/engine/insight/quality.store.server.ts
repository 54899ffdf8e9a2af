import { type CatalogueGrowthRow, db, query } from '#modules/platform/index.server.ts';
import { factConditions } from './conditions.ts';
import { QUESTION_COUNTS, sumsOf } from './counts.ts';
import { shareInterval } from './share-interval.ts';
import type { ProfileFilter } from './shared.ts';

/** What was answered to a question in the searches that it was put in, with its wording and how many ideas it has labels on. */
export type QuestionTotals = Record<(typeof QUESTION_COUNTS)[number], number> & {
  question_id: number;
  content: string;
  labels: number;
  /** The share of the searches that were asked it and ended in an accepted idea, with its interval of 95 %. */
  acceptance: number;
  acceptance_low: number;
  acceptance_high: number;
};

/** Totals of the questions that were asked of such profiles, the most asked first. */
export async function totalQuestions(
  filter: Partial<ProfileFilter> = {},
): Promise<QuestionTotals[]> {
  const { where, bindings } = factConditions(filter);
  return await query<QuestionTotals>(
    db,
    `with total as (
       select question_id, ${sumsOf(QUESTION_COUNTS)} from question_fact where ${where} group by question_id
     ), labelled as (
       select question_id, count(*)::int as labels from catalogue_reaction where label <> 'None' group by question_id
     )
     select total.*, ${shareInterval('accepted', 'asked', 'acceptance')},
            coalesce(content, '') as content, coalesce(labels, 0) as labels
       from total left join catalogue_question_text as text on text.id = question_id
       left join labelled using (question_id)
      order by asked desc, question_id`,
    bindings,
  );
}

/** How many available ideas have so many labels, by the least of each range. */
export async function countIdeasByLabels(
  ranges: readonly number[],
): Promise<{ from: number; ideas: number }[]> {
  return await query<{ from: number; ideas: number }>(
    db,
    `with counted as (
       select width_bucket(coalesce(label.labels, 0), cast(:ranges as integer[])) as place, count(*)::int as ideas
         from catalogue_idea idea left join catalogue_label_count label on label.idea_id = idea.id
        where idea.available group by place)
     select range.from, coalesce(ideas, 0) as ideas
       from unnest(cast(:ranges as integer[])) with ordinality as range ("from", place) left join counted using (place)
      order by range.from`,
    { ranges: [...ranges] },
  );
}

/** How large the catalogue was on each day that is known of a period. */
export async function readGrowth({
  from,
  to,
}: Pick<ProfileFilter, 'from' | 'to'>): Promise<CatalogueGrowthRow[]> {
  const { where, bindings } = factConditions({ from, to });
  return await query<CatalogueGrowthRow>(
    db,
    `select day, ideas, available_ideas, labelled_ideas, labels, questions, merchants
       from catalogue_growth where ${where} order by day`,
    bindings,
  );
}

/** When which version of the learning was put to use, the last first, at most so many. */
export async function selectLearningActivations(
  limit: number,
): Promise<{ at: Date; version: number | null }[]> {
  return await query(
    db,
    'select at, version_id as version from learning_activation order by at desc, id desc limit :limit',
    { limit },
  );
}

/** Visits to shops from any page, also outside of searches. */
export async function countExits({
  from,
  to,
}: Pick<ProfileFilter, 'from' | 'to'>): Promise<number> {
  const { where, bindings } = factConditions({ from, to });
  const [row] = await query<{ exits: number }>(
    db,
    `select coalesce(sum(exits), 0)::int as exits from counted_day where ${where}`,
    bindings,
  );
  return row!.exits;
}
