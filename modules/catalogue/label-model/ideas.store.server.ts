import { type Database, query } from '#modules/platform/index.server.ts';
import type { Label } from '../vocabulary.ts';
import type { AskedQuestion, Labels } from './columns.ts';
import { type DescribedIdea, TEXT_READ } from './features.ts';

const DESCRIBED = `
  select id, title, left(description, ${TEXT_READ}) as description,
         case when content like 'http://%' or content like 'https://%' then '' else left(content, ${TEXT_READ}) end as content,
         brand, coalesce(category_path, '{}') as "categoryPath", price_cents as "priceCents", gender,
         age_min_months as "ageMinMonths", age_max_months as "ageMaxMonths"
    from idea left join product on idea_id = id`;

/** Some ideas, those that still exist, with all that the model reads of them. */
export async function selectDescribed(
  database: Database,
  ids: readonly number[],
): Promise<DescribedIdea[]> {
  return await query<DescribedIdea>(
    database,
    `${DESCRIBED} where id = any(cast(? as bigint[])) order by id`,
    [[...ids]],
  );
}

/** Ids of ideas that have a label; of more than a limit as good as random ones, the same ones each time. */
export async function selectLabelledIds(database: Database, limit: number): Promise<number[]> {
  const rows = await query<{ idea_id: number }>(
    database,
    `select idea_id from (select distinct idea_id from reaction) as labelled
      order by hashtextextended(idea_id::text, 0), idea_id limit ?`,
    [limit],
  );
  return rows.map(({ idea_id }) => idea_id);
}

/** The labels of some ideas by question, those that createsReaction brings included. */
export async function selectLabels(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Labels>> {
  const rows = await query<{ idea_id: number; question_id: number; label: Label }>(
    database,
    'select idea_id, question_id, label from labels_of(cast(? as bigint[]))',
    [[...ids]],
  );
  const labels = new Map<number, Map<number, Label>>();
  for (const { idea_id, question_id, label } of rows) {
    const own = labels.get(idea_id) ?? new Map();
    labels.set(idea_id, own.set(question_id, label));
  }
  return labels;
}

/** For each of some ideas the least id among it and its twins. */
export async function selectTwinLeaders(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await query<{ idea_id: number; leader: number }>(
    database,
    `select other_idea_id as idea_id, min(idea_id) as leader from idea_twin
      where kind <> 'Distinct' and other_idea_id = any(cast(? as bigint[])) group by other_idea_id`,
    [[...ids]],
  );
  return new Map(rows.map(({ idea_id, leader }) => [idea_id, leader]));
}

/** The questions that are asked. */
export async function selectQuestions(database: Database): Promise<AskedQuestion[]> {
  return await query<AskedQuestion>(
    database,
    `select id, category, keywords from question where category <> 'Unknown' order by id`,
  );
}
