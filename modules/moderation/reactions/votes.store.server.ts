import type { Label } from '#modules/catalogue/shared.ts';
import {
  type ContributorWeightRow,
  type Database,
  query,
  type RowsWanted,
  type UserReactionRow,
  type WaitingPairRow,
} from '#modules/platform/index.server.ts';
import { valuesOf, WANTED } from './reactions.store.server.ts';
import type { Pair } from './shared.ts';

/** A reaction with what its contributor's vote weighs, null where that was never computed. */
export type StoredVote = Pick<
  UserReactionRow,
  'contributor_id' | 'idea_id' | 'question_id' | 'state' | 'given_at'
> & {
  label: Label;
  weight: ContributorWeightRow['weight'] | null;
  reviewed: ContributorWeightRow['reviewed'] | null;
};

/** All reactions to pairs, the latest first. */
export async function selectVotes(
  database: Database,
  pairs: readonly Pair[],
): Promise<StoredVote[]> {
  return await query<StoredVote>(
    database,
    `select contributor_id, idea_id, question_id, label, state, given_at, weight, reviewed
       from ${WANTED} join user_reaction using (idea_id, question_id) left join contributor_weight using (contributor_id)
      order by given_at desc, contributor_id`,
    valuesOf(pairs),
  );
}

/** How pairs, or reactions of one contributor, are ordered: by when they were given, or by how many wait. */
export type ReviewOrder = 'since' | 'waiting';

export type QueuedPair = Pick<
  WaitingPairRow,
  'idea_id' | 'question_id' | 'waiting' | 'oldest_at' | 'version'
>;

const REVERSE = { asc: 'desc', desc: 'asc' } as const;

/** Each order as it stands in an index, or that read backwards: of as many that wait, the oldest come before others. */
function pairOrder({ orderBy, direction }: Pick<RowsWanted<ReviewOrder>, 'orderBy' | 'direction'>) {
  const rest = orderBy === 'since' ? direction : REVERSE[direction];
  return [
    ...(orderBy === 'since' ? [] : [{ column: 'waiting', order: direction }]),
    ...['oldest_at', 'idea_id', 'question_id'].map((column) => ({ column, order: rest })),
  ];
}

export async function selectQueuedPairs(
  database: Database,
  { limit, offset, ...order }: RowsWanted<ReviewOrder>,
): Promise<QueuedPair[]> {
  return await database('waiting_pair')
    .orderBy(pairOrder(order))
    .limit(limit)
    .offset(offset)
    .select('idea_id', 'question_id', 'waiting', 'oldest_at', 'version');
}

/** The versions of pairs that wait; others are left out. */
export async function selectVersions(
  database: Database,
  pairs: readonly Pair[],
): Promise<QueuedPair[]> {
  return await query<QueuedPair>(
    database,
    `select idea_id, question_id, waiting, oldest_at, version from ${WANTED} join waiting_pair using (idea_id, question_id)`,
    valuesOf(pairs),
  );
}

/** How much waits, and since when the oldest does. */
export type Waiting = { count: number; oldest: Date | null };

/** Counts no further than `most`. */
export async function summarizePairs(database: Database, most: number): Promise<Waiting> {
  const [row] = await query<Waiting>(
    database,
    `select (select count(*) from (select from waiting_pair limit :most) as counted) as count,
            (select oldest_at from waiting_pair order by oldest_at limit 1) as oldest`,
    { most },
  );
  return row!;
}

/** The pairs of an idea that somebody has labelled or the catalogue has a label for, also one that is derived. */
export async function selectPairsOfIdea(
  database: Database,
  ideaId: number,
): Promise<(Pair & { label: Label | null; is_derived: boolean })[]> {
  return await query<Pair & { label: Label | null; is_derived: boolean }>(
    database,
    `select cast(:ideaId as bigint) as idea_id, question_id, label, not coalesce(is_own, true) as is_derived
       from (select distinct question_id from user_reaction where idea_id = :ideaId) said
       full join labels_of(array[cast(:ideaId as bigint)]) using (question_id) order by question_id`,
    { ideaId },
  );
}
