import { type Database, query, type WaitingPairRow } from '#modules/platform/index.server.ts';
import type { Pair } from './shared.ts';

/**
 * Locks pairs of the queue until the transaction ends, in one order.
 *
 * @returns those that are there.
 */
export async function lockWaitingPairs(
  transaction: Database,
  pairs: readonly Pair[],
): Promise<(Pair & Pick<WaitingPairRow, 'version'>)[]> {
  return await query<Pair & Pick<WaitingPairRow, 'version'>>(
    transaction,
    `select idea_id, question_id, version from waiting_pair
       join unnest(cast(? as bigint[]), cast(? as integer[])) as wanted (idea_id, question_id) using (idea_id, question_id)
      order by idea_id, question_id for update of waiting_pair`,
    [pairs.map(({ idea_id }) => idea_id), pairs.map(({ question_id }) => question_id)],
  );
}

/** The contributor that an account is, null where it has contributed nothing. */
export async function findContributor(
  database: Database,
  accountId: number,
): Promise<number | null> {
  const row = await database('contributor').where({ account_id: accountId }).first('id');
  return row?.id ?? null;
}

export async function isContributor(database: Database, id: number): Promise<boolean> {
  return (await database('contributor').where({ id }).first('id')) !== undefined;
}

/** The pairs that a contributor has labelled and whose reaction was not rejected, in the order in which pairs are locked. */
export async function selectCountingPairs(
  database: Database,
  contributorId: number,
): Promise<Pair[]> {
  return await database('user_reaction')
    .where({ contributor_id: contributorId })
    .whereNot('state', 'rejected')
    .orderBy(['idea_id', 'question_id'])
    .select('idea_id', 'question_id');
}
