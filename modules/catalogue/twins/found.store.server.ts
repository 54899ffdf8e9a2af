import { type Database, execute } from '#modules/platform/index.server.ts';
import type { FoundTwin } from './detection/detect.ts';

/** How many relations detection added, changed and took away. */
export type TwinChanges = { added: number; changed: number; removed: number };

/** Makes room for what is found; it goes with the transaction. */
export async function createFound(transaction: Database): Promise<void> {
  await execute(
    transaction,
    `create temporary table found_twin (
       idea_id bigint, other_idea_id bigint, kind twin_kind, score real, primary key (idea_id, other_idea_id)
     ) on commit drop`,
  );
}

export async function insertFound(
  transaction: Database,
  found: readonly FoundTwin[],
): Promise<void> {
  if (found.length === 0) return;
  await execute(
    transaction,
    `insert into found_twin
     select * from unnest(cast(? as bigint[]), cast(? as bigint[]), cast(? as twin_kind[]), cast(? as real[]))
     on conflict do nothing`,
    [
      found.map(({ ideaId }) => ideaId),
      found.map(({ otherIdeaId }) => otherIdeaId),
      found.map(({ kind }) => kind),
      found.map(({ score }) => score),
    ],
  );
}

/**
 * Brings what was found into the stored relations: what a person decided stays as it is.
 *
 * @param compared the ideas that were compared with all others; null for all. What the machine found of them before and
 *   does not any more goes.
 */
export async function mergeFound(
  transaction: Database,
  compared: readonly number[] | null,
): Promise<TwinChanges> {
  await execute(transaction, 'analyze found_twin');
  const removed = await execute(
    transaction,
    `delete from idea_twin as own where decided_by = 'machine'
        and (cast(:compared as bigint[]) is null or idea_id = any(cast(:compared as bigint[]))
             or other_idea_id = any(cast(:compared as bigint[])))
        and not exists (select from found_twin as found
                         where found.idea_id = own.idea_id and found.other_idea_id = own.other_idea_id)`,
    { compared: compared === null ? null : [...compared] },
  );
  const changed = await execute(
    transaction,
    `update idea_twin as own set kind = found.kind, score = found.score from found_twin as found
      where decided_by = 'machine' and found.idea_id = own.idea_id and found.other_idea_id = own.other_idea_id
        and (found.kind, found.score) is distinct from (own.kind, own.score)`,
  );
  const added = await execute(
    transaction,
    `insert into idea_twin (idea_id, other_idea_id, kind, score, decided_by)
     select found.idea_id, found.other_idea_id, found.kind, found.score, 'machine' from found_twin as found
       -- Ideas may be gone meanwhile.
       join idea as one on one.id = found.idea_id join idea as other on other.id = found.other_idea_id
      where not exists (select from idea_twin as own
                         where own.idea_id = found.idea_id and own.other_idea_id = found.other_idea_id)
      order by 1, 2
     on conflict do nothing`,
  );
  return { added, changed, removed };
}

/** Only one detection writes at a time. Held until the transaction ends. */
export async function lockDetection(transaction: Database): Promise<void> {
  await execute(transaction, `select pg_advisory_xact_lock(hashtext('twin detection'))`);
}
