import { db, query } from '#modules/platform/index.server.ts';
import type { IdeaRow } from './idea-rows.ts';
import { ideaRowsWhere } from './ideas.store.server.ts';

/** Ideas as they are now, those that still exist, in the order of their ids. */
export async function selectIdeaRows(ids: readonly number[]): Promise<IdeaRow[]> {
  const wanted = 'any(cast(? as bigint[]))';
  return await query<IdeaRow>(db, ideaRowsWhere(`id = ${wanted}`, `idea_id = ${wanted}`), [
    [...ids],
    [...ids],
  ]);
}
