import { type Database, execute } from '#modules/platform/index.server.ts';

/** An idea (`lost`) that another one of the same product (`kept`) stands for from now on. */
export type ReplacedIdea = { lost: number; kept: number };

/**
 * Gives ideas the twins of those that they stand for, where they have none with the same idea, and makes the two of each pair
 * identical, as a person decided.
 */
export async function inheritTwins(
  transaction: Database,
  replaced: readonly ReplacedIdea[],
): Promise<void> {
  const bindings = { replaced: JSON.stringify(replaced) };
  const pairs = 'json_to_recordset(:replaced) as replaced (lost bigint, kept bigint)';
  await execute(
    transaction,
    `insert into idea_twin (idea_id, other_idea_id, kind, score, decided_by)
       select distinct on (1, 2) least(kept, other), greatest(kept, other), kind, score, decided_by from (
         select kept, case when idea_id = lost then other_idea_id else idea_id end as other, kind, score, decided_by
           from ${pairs} join idea_twin on lost in (idea_id, other_idea_id)) as passed
        where kept <> other order by 1, 2, decided_by desc, kind
     on conflict do nothing`,
    bindings,
  );
  await execute(
    transaction,
    `insert into idea_twin (idea_id, other_idea_id, kind, score, decided_by)
       select least(kept, lost), greatest(kept, lost), 'Identical', 1, 'person' from ${pairs}
     on conflict (idea_id, other_idea_id) do update set kind = 'Identical', score = 1, decided_by = 'person'`,
    bindings,
  );
}
