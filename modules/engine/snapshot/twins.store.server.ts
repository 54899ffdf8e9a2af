import { type Database, query } from '#modules/platform/index.server.ts';
import type { TwinRow } from './twin-groups.ts';

/** Ideas that are shown one at a time with one that was reached. */
const TWINS_OF = (side: string, other: string) =>
  `select ${other} as id from catalogue_twin
    where ${side} = reached.id and kind not in ('Distinct', 'OnlyQualityDifference')`;

/** Some ideas, and all that are shown one at a time with them, directly or by others; in the order of their ids. */
export async function selectTwinGroup(
  database: Database,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    database,
    `with recursive reached as (
       select id from unnest(cast(? as bigint[])) as id
       union select next.id from reached, lateral (
         ${TWINS_OF('idea_id', 'other_idea_id')}
         union all ${TWINS_OF('other_idea_id', 'idea_id')}) as next
     ) select id from reached order by id`,
    [[...ids]],
  );
  return rows.map(({ id }) => id);
}

/** The relations of some ideas, other than as distinct. */
export function selectTwins(database: Database, ids: readonly number[]): Promise<TwinRow[]> {
  return query<TwinRow>(
    database,
    `select idea_id, other_idea_id, kind from catalogue_twin
      where kind <> 'Distinct' and idea_id = any(cast(:ids as bigint[]))
     union select idea_id, other_idea_id, kind from catalogue_twin
      where kind <> 'Distinct' and other_idea_id = any(cast(:ids as bigint[]))`,
    { ids: [...ids] },
  );
}
