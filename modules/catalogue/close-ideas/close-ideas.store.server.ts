import { type Database, execute, type IdeaRow, query } from '#modules/platform/index.server.ts';
import { labelStrengthOf } from '../vocabulary.ts';
import type { CloseIdea, ComparedIdea } from './likeness.ts';

type Row = Pick<IdeaRow, 'id' | 'title'> & { questions: number[]; strengths: number[] };

/** Every idea with its title and labels, by number. */
export async function selectComparedIdeas(database: Database): Promise<ComparedIdea[]> {
  const rows = await query<Row>(
    database,
    `with label as (
       select idea_id, question_id, ${labelStrengthOf('label')} as strength
         from reaction where label <> 'None'
     ), labelled as (
       select idea_id, array_agg(question_id) as questions, array_agg(strength) as strengths
         from label group by idea_id
     )
     select id, title, coalesce(questions, '{}') as questions, coalesce(strengths, '{}') as strengths
       from idea left join labelled on idea_id = id order by id`,
  );
  return rows.map(({ id, title, questions, strengths }) => ({
    id,
    title,
    labels: questions.map((question, place) => [question, strengths[place]!] as const),
  }));
}

/** Pairs of ideas that were decided to be no twins. */
export async function selectDistinctPairs(database: Database): Promise<[number, number][]> {
  const rows = await database('idea_twin')
    .where('kind', 'Distinct')
    .select('idea_id', 'other_idea_id');
  return rows.map(({ idea_id, other_idea_id }) => [idea_id, other_idea_id]);
}

/** Replaces the close ideas that are stored; ideas that are gone meanwhile are left out. */
export async function replaceCloseIdeas(
  transaction: Database,
  found: readonly CloseIdea[],
): Promise<void> {
  await transaction('close_idea').delete();
  await execute(
    transaction,
    `insert into close_idea (idea_id, other_idea_id, likeness)
     select found.* from unnest(cast(? as bigint[]), cast(? as bigint[]), cast(? as real[]))
                      as found (idea_id, other_idea_id, likeness)
       join idea as one on one.id = idea_id join idea as other on other.id = other_idea_id`,
    [
      found.map(({ idea_id }) => idea_id),
      found.map(({ other_idea_id }) => other_idea_id),
      found.map(({ likeness }) => likeness),
    ],
  );
}
