import { db, query } from '#modules/platform/index.server.ts';
import type { IdeaRow } from './idea-rows.ts';
import { ideaRowsWhere } from './ideas.store.server.ts';
import { applyTwins, type TwinRow } from './twin-groups.ts';
import { selectTwinGroup, selectTwins } from './twins.store.server.ts';

/** Some ideas as they are proposed now, those that still exist, in the order of their ids. */
export async function selectIdeaRows(ids: readonly number[]): Promise<IdeaRow[]> {
  const wanted = new Set(ids);
  return (await selectWithTwins(ids)).rows.filter(({ id }) => wanted.has(id));
}

/** Ideas with all those that change with them. */
export type IdeasWithTwins = {
  /** Ids in ascending order. */
  ids: number[];
  /** As they are proposed now; those without a row are gone. */
  rows: IdeaRow[];
  /** The relations that they are in, other than as distinct. */
  twins: TwinRow[];
};

export async function selectWithTwins(ids: readonly number[]): Promise<IdeasWithTwins> {
  const all = await selectTwinGroup(db, ids);
  const twins = await selectTwins(db, all);
  const wanted = 'any(cast(? as bigint[]))';
  const rows = await query<IdeaRow>(db, ideaRowsWhere(`id = ${wanted}`, `idea_id = ${wanted}`), [
    all,
    all,
  ]);
  return { ids: all, rows: applyTwins(rows, twins), twins };
}
