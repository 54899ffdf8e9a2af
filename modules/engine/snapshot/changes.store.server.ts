import { type CatalogueRevisionRow, db, query } from '#modules/platform/index.server.ts';
import type { IdeaRow } from './idea-rows.ts';
import { ideaRowsWhere } from './ideas.store.server.ts';

/** What happened to the catalogue after a revision. */
export type Changes = {
  /** The revision that is reached with them. */
  revision: number;
  /** Ids in ascending order. */
  ideas: number[];
  /** Whether these ideas are all that changed; if not, only a whole reading tells. */
  isWhole: boolean;
};

type Latest = Pick<CatalogueRevisionRow, 'revision'> & { told: number; ideas: number[] };

/** What the log says of the time after a revision; nothing when it is the latest. */
export async function readChanges(since: number): Promise<Changes | null> {
  const [latest] = await query<Latest>(
    db,
    `select catalogue_revision.revision,
            count(*) filter (where logged.ideas is not null)::int as told,
            array(select distinct unnest(ideas)::float8 from catalogue_change where revision > ? order by 1) as ideas
     from catalogue_revision left join catalogue_change as logged on logged.revision > ?
     group by catalogue_revision.revision`,
    [since, since],
  );
  const { revision, told, ideas } = latest!;
  if (revision === since) return null;
  // A revision that is missing was dropped from the log, or a backup was restored: it may have been anything.
  return { revision, ideas, isWhole: told === revision - since };
}

/** Ideas as they are now, those that still exist, in the order of their ids. */
export async function selectIdeaRows(ids: readonly number[]): Promise<IdeaRow[]> {
  const wanted = 'any(cast(? as bigint[]))';
  return await query<IdeaRow>(db, ideaRowsWhere(`id = ${wanted}`, `idea_id = ${wanted}`), [
    [...ids],
    [...ids],
  ]);
}
