import { type Database, execute, type IdeaRow, query } from '#modules/platform/index.server.ts';
import { labelStrengthOf } from '../vocabulary.ts';
import type { IdeaTheme } from './theme-papers.ts';

/** Generic ideas whose picture is drawn. */
const ILLUSTRATED = `select id, image from idea where merchant_id = 0 and image like '%.%.%'`;

export type ThemedIdea = Pick<IdeaRow, 'id' | 'image'> & { themes: IdeaTheme[] };

/** The next generic ideas whose picture is drawn, with their themes, in the order of their ids. */
export function selectThemedIdeas(
  database: Database,
  after: number,
  limit: number,
): Promise<ThemedIdea[]> {
  return themed(database, `${ILLUSTRATED} and id > :after order by id limit :limit`, {
    after,
    limit,
  });
}

/** The idea of that id, if it is one of these. */
export function selectThemedIdea(database: Database, id: number): Promise<ThemedIdea[]> {
  return themed(database, `${ILLUSTRATED} and id = :id`, { id });
}

/** Main themes, each by its own label or that of a theme that refines it. */
async function themed(
  database: Database,
  selection: string,
  values: Record<string, number>,
): Promise<ThemedIdea[]> {
  return await query<ThemedIdea>(
    database,
    `with illustrated as (${selection}),
     labelled as (
       select idea_id, question_id, ${labelStrengthOf('label')} as strength
         from labels_of(array(select id from illustrated)) join question on question.id = question_id
        where label > 'None' and category in ('TagMain', 'TagSecondary')
     ),
     theme as (
       select idea_id, json_agg(json_build_object('keywords', keywords, 'strength', strength, 'isOwn', id = question_id)) as themes
         from labelled join question on category = 'TagMain' and (id = question_id or exists (
                select from question_relation as refining where refining.question_id = id and relation = 'refines'
                   and other_question_id = labelled.question_id))
        group by idea_id
     )
     select id, image, coalesce(themes, '[]') as themes from illustrated left join theme on idea_id = id order by id`,
    values,
  );
}

/** Gives ideas another picture, those that still have the earlier one. @returns how many. */
export async function replacePictures(
  database: Database,
  changes: readonly { id: number; image: string; wanted: string }[],
): Promise<number> {
  if (changes.length === 0) return 0;
  return await execute(
    database,
    `update idea set image = wanted.image
       from unnest(cast(? as bigint[]), cast(? as text[]), cast(? as text[])) as wanted (id, earlier, image)
      where idea.id = wanted.id and idea.image = wanted.earlier`,
    [
      changes.map(({ id }) => id),
      changes.map(({ image }) => image),
      changes.map(({ wanted }) => wanted),
    ],
  );
}
