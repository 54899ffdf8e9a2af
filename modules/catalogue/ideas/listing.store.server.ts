import { type Database, query } from '#modules/platform/index.server.ts';
import type { IdeaKey } from '../vocabulary.ts';
import { IS_AVAILABLE } from './ideas.store.server.ts';

/** Ideas that can be had, with their merchants. */
const AVAILABLE = `from idea join merchant on merchant.id = merchant_id
  where ${IS_AVAILABLE}`;

/** Which parts of the ids have an idea that can be had, each so long; the first is 1. */
export async function selectPartsWithIdeas(database: Database, length: number): Promise<number[]> {
  const rows = await query<{ part: number }>(
    database,
    `select part from generate_series(1, (select coalesce(max(id), 0) from idea) / :length + 1) as part
      where exists (select ${AVAILABLE} and idea.id between (part - 1) * :length and part * :length - 1)
      order by part`,
    { length },
  );
  return rows.map(({ part }) => Number(part));
}

/** The keys of the ideas of one part that can be had. */
export async function selectKeysOfPart(
  database: Database,
  part: number,
  length: number,
): Promise<IdeaKey[]> {
  return await query<IdeaKey>(
    database,
    `select merchant_id, id_within_merchant ${AVAILABLE}
        and idea.id between :first and :last order by idea.id`,
    { first: (part - 1) * length, last: part * length - 1 },
  );
}
