import { type Database, execute, type MerchantRow, query } from '#modules/platform/index.server.ts';
import { inheritTwins, type ReplacedIdea } from '../twins/index.server.ts';

/** A merchant of a merge, locked until the transaction ends. */
export async function lockMerged(
  transaction: Database,
  ids: readonly number[],
): Promise<Pick<MerchantRow, 'id' | 'retired_at' | 'merged_into'>[]> {
  return await transaction('merchant')
    .whereIn('id', [...ids])
    .where('id', '>', 0)
    .orderBy('id')
    .forUpdate()
    .select('id', 'retired_at', 'merged_into');
}

/**
 * Ideas of one merchant (`lost`) that are a product the other has too (`kept`): under the same id, or with the same
 * barcode where each of the two has it once.
 */
const SAME = `
  same as materialized (
    select distinct on (lost) lost, kept from (
      select own.id as lost, other.id as kept, 1 as rank from idea own join idea other using (id_within_merchant)
       where own.merchant_id = :from and other.merchant_id = :into
      union all
      select own.lost, other.kept, 2 from (
        select gtin, min(idea_id) as lost from product join idea on idea.id = idea_id
         where merchant_id = :from and gtin is not null group by gtin having count(*) = 1) as own
      join (
        select gtin, min(idea_id) as kept from product join idea on idea.id = idea_id
         where merchant_id = :into and gtin is not null group by gtin having count(*) = 1) as other using (gtin)
    ) as pair order by lost, rank)`;

/** What a merge does. */
export type MergeCounts = {
  /** Ideas that move. */
  moved: number;
  /** Ideas of products that both have: the other merchant's is shown, with the labels of both. */
  same: number;
  /** Labels that those get. */
  labels: number;
};

export async function countMerge(
  database: Database,
  from: number,
  into: number,
): Promise<MergeCounts> {
  const [counts] = await query<MergeCounts>(
    database,
    `with ${SAME} select
       (select count(*)::int from idea where merchant_id = :from and id not in (select lost from same)) as moved,
       (select count(*)::int from same) as same,
       (select count(distinct (kept, question_id))::int from same join reaction on idea_id = lost
         where not exists (select from reaction own where own.idea_id = kept and own.question_id = reaction.question_id))
         as labels`,
    { from, into },
  );
  return counts!;
}

/**
 * Moves the ideas of a merchant to another, and ends it. Of a product that both have, the idea of the other gets the labels
 * and the twins that it lacks; the one that it stands for stays where searches and votes refer to it, its twin, and is not
 * available with its merchant.
 */
export async function merge(transaction: Database, from: number, into: number): Promise<void> {
  const ids = { from, into };
  // Its ideas are of the other from now on: those that could not be had before return.
  await execute(
    transaction,
    'update merchant set approved_at = coalesce(approved_at, now()) where id = :from',
    { from },
  );
  const same = await query<ReplacedIdea>(
    transaction,
    `with ${SAME} select lost, kept from same`,
    ids,
  );
  const replaced = JSON.stringify(same);
  await execute(
    transaction,
    `insert into reaction (idea_id, question_id, label)
       select distinct on (kept, question_id) kept, question_id, label
         from json_to_recordset(:replaced) as replaced (lost bigint, kept bigint) join reaction on idea_id = lost
        order by kept, question_id, lost
     on conflict do nothing`,
    { replaced },
  );
  await inheritTwins(transaction, same);
  await execute(
    transaction,
    `update idea set merchant_id = :into where merchant_id = :from
        and id not in (select lost from json_to_recordset(:replaced) as replaced (lost bigint))`,
    { ...ids, replaced },
  );
  await execute(
    transaction,
    'update merchant set merged_into = :into where merged_into = :from',
    ids,
  );
  await execute(
    transaction,
    'update merchant set merged_into = :into, retired_at = now() where id = :from',
    ids,
  );
}
