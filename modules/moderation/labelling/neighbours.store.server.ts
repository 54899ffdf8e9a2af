import type { Label } from '#modules/catalogue/shared.ts';
import { type CatalogueReactionRow, type Database, query } from '#modules/platform/index.server.ts';

/** A label that speaks for an answer, not None. */
export type IdeaLabel = Pick<CatalogueReactionRow, 'idea_id' | 'question_id'> & { label: Label };

/** A label's direction at a question weighs the more, the fewer ideas have it. */
export type WeightedLabel = { question_id: number; direction: 1 | -1; weight: number };

type Frequency = { question_id: number; direction: 1 | -1; ideas: number };

export async function selectFrequencies(database: Database): Promise<Frequency[]> {
  return await query<Frequency>(
    database,
    'select question_id, direction, ideas from label_frequency',
  );
}

export async function countIdeas(database: Database): Promise<number> {
  const [row] = await query<{ ideas: number }>(
    database,
    'select count(*) as ideas from idea_demand',
  );
  return row!.ideas;
}

export async function selectLabelsOf(
  database: Database,
  ideaIds: readonly number[],
): Promise<IdeaLabel[]> {
  return await query<IdeaLabel>(
    database,
    `select idea_id, question_id, label from catalogue_reaction where idea_id = any(cast(? as bigint[])) and label <> 'None'`,
    [[...ideaIds]],
  );
}

/** Of a question that most ideas are labelled on, only so many labels are looked at. */
const PER_QUESTION = 2000;

/** The ideas that share most with some labels, best first. */
export async function selectSharing(
  database: Database,
  labels: readonly WeightedLabel[],
  limit: number,
): Promise<number[]> {
  const rows = await query<Pick<IdeaLabel, 'idea_id'>>(
    database,
    `select shared.idea_id from unnest(cast(? as integer[]), cast(? as integer[]), cast(? as float[])) as own (question_id, direction, weight)
      cross join lateral (
        select idea_id, label from catalogue_reaction reaction where reaction.question_id = own.question_id limit ?
      ) shared
      where case when shared.label > 'None' then 1 when shared.label < 'None' then -1 end = own.direction
      group by shared.idea_id order by sum(own.weight) desc, shared.idea_id limit ?`,
    [
      labels.map(({ question_id }) => question_id),
      labels.map(({ direction }) => direction),
      labels.map(({ weight }) => weight),
      PER_QUESTION,
      limit,
    ],
  );
  return rows.map(({ idea_id }) => idea_id);
}

/** Ideas that are one product with another, or variants of it. */
export async function selectTwins(database: Database, ideaId: number): Promise<number[]> {
  const rows = await query<Pick<IdeaLabel, 'idea_id'>>(
    database,
    `select other_idea_id as idea_id from catalogue_twin where idea_id = :ideaId and kind <> 'Distinct'
     union select idea_id from catalogue_twin where other_idea_id = :ideaId and kind <> 'Distinct'`,
    { ideaId },
  );
  return rows.map(({ idea_id }) => idea_id);
}

/** Null where there is no such idea. */
export async function findTitle(database: Database, ideaId: number): Promise<string | null> {
  const row = await database('catalogue_idea').where({ id: ideaId }).first('title');
  return row?.title ?? null;
}
