import {
  type Database,
  type IdeaRow,
  type QuestionRow,
  query,
} from '#modules/platform/index.server.ts';

type FactsRow = Pick<IdeaRow, 'gender' | 'age_min_months' | 'age_max_months'>;
type ThemeRow = Pick<QuestionRow, 'keywords' | 'filling_description'>;

/** For whom an idea is; null when there is none of that id. */
export async function selectFacts(database: Database, id: number): Promise<FactsRow | null> {
  const row = await database('idea')
    .where({ id })
    .first('gender', 'age_min_months', 'age_max_months');
  return row ?? null;
}

/** The themes whose « yes » speaks for an idea: those that speak the loudest first, main ones before others. */
export async function selectThemes(
  database: Database,
  id: number,
  limit: number,
): Promise<ThemeRow[]> {
  return await query<ThemeRow>(
    database,
    `select keywords, filling_description from labels_of(array[cast(:id as bigint)]) join question on question.id = question_id
      where label > 'None' and category in ('TagMain', 'TagSecondary') and cardinality(keywords) > 0 and filling_description <> ''
      order by label desc, category desc, question.id limit :limit`,
    { id, limit },
  );
}
