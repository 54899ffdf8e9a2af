import type { Label } from '#modules/catalogue/shared.ts';
import {
  type AccountRow,
  type Database,
  execute,
  query,
  type UserReactionRow,
} from '#modules/platform/index.server.ts';
import type { Pair } from './shared.ts';

/** Pairs as a relation that statements join, `wanted (idea_id, question_id)`, and its values. */
export const WANTED =
  'unnest(cast(:ideas as bigint[]), cast(:questions as integer[])) as wanted (idea_id, question_id)';

export function valuesOf(pairs: readonly Pair[]): { ideas: number[]; questions: number[] } {
  return {
    ideas: pairs.map(({ idea_id }) => idea_id),
    questions: pairs.map(({ question_id }) => question_id),
  };
}

/** What an account may do now, which stays so until the transaction ends; null when it is gone or locked. */
export async function lockRole(
  transaction: Database,
  accountId: number,
): Promise<AccountRow['account_type'] | null> {
  const row = await transaction('account')
    .where({ id: accountId, locked_at: null })
    .forShare()
    .first('account_type');
  return row?.account_type ?? null;
}

/**
 * Locks pairs until the transaction ends, in one order, so that whoever changes their reactions waits for each other and
 * never in a cycle. Every pair gets a new version.
 *
 * @returns how many of the pairs exist.
 */
export async function lockPairs(transaction: Database, pairs: readonly Pair[]): Promise<number> {
  return await execute(
    transaction,
    `insert into waiting_pair (idea_id, question_id, waiting, oldest_at)
     select wanted.idea_id, wanted.question_id, 0, now() from ${WANTED}
       join catalogue_idea idea on idea.id = wanted.idea_id
       join catalogue_question question on question.id = wanted.question_id
      order by wanted.idea_id, wanted.question_id
     on conflict (idea_id, question_id) do update set version = excluded.version`,
    valuesOf(pairs),
  );
}

/** Counts the waiting reactions of pairs that are locked; those without any leave the queue. */
export async function recountPairs(transaction: Database, pairs: readonly Pair[]): Promise<void> {
  const values = valuesOf(pairs);
  await execute(
    transaction,
    `update waiting_pair set waiting = counted.waiting, oldest_at = coalesce(counted.oldest_at, waiting_pair.oldest_at)
       from ${WANTED}
       cross join lateral (
         select count(*) as waiting, min(given_at) as oldest_at from user_reaction reaction
          where state = 'waiting' and reaction.idea_id = wanted.idea_id and reaction.question_id = wanted.question_id
       ) counted
      where waiting_pair.idea_id = wanted.idea_id and waiting_pair.question_id = wanted.question_id`,
    values,
  );
  await execute(
    transaction,
    `delete from waiting_pair using ${WANTED}
      where waiting = 0 and waiting_pair.idea_id = wanted.idea_id and waiting_pair.question_id = wanted.question_id`,
    values,
  );
}

/** Deletes reactions, which are named by their contributor and pair. */
export async function deleteReactions(
  transaction: Database,
  reactions: readonly (Pair & { contributor_id: number })[],
): Promise<void> {
  if (reactions.length === 0) return;
  await execute(
    transaction,
    `delete from user_reaction reaction
      using unnest(cast(:contributors as bigint[]), cast(:ideas as bigint[]), cast(:questions as integer[]))
              as wanted (contributor_id, idea_id, question_id)
      where reaction.contributor_id = wanted.contributor_id
        and reaction.idea_id = wanted.idea_id and reaction.question_id = wanted.question_id`,
    {
      ...valuesOf(reactions),
      contributors: reactions.map(({ contributor_id }) => contributor_id),
    },
  );
}

/** A reaction with what undoing a decision restores. */
export type StoredReaction = Pick<
  UserReactionRow,
  'contributor_id' | 'idea_id' | 'question_id' | 'label' | 'state' | 'is_reviewed' | 'label_before'
> & {
  /** To the microsecond. */
  given_at: string;
};

/** When the transaction began, by the database's clock, to the microsecond. */
export async function transactionTime(transaction: Database): Promise<string> {
  const [row] = await query<{ now: string }>(transaction, 'select now()::text as now');
  return row!.now;
}

/** All reactions of pairs, by contributor. */
export async function selectReactions(
  database: Database,
  pairs: readonly Pair[],
): Promise<StoredReaction[]> {
  return await query<StoredReaction>(
    database,
    `select contributor_id, reaction.idea_id, reaction.question_id, label, state, is_reviewed, label_before, given_at::text
       from ${WANTED} join user_reaction reaction
         on reaction.idea_id = wanted.idea_id and reaction.question_id = wanted.question_id
      order by reaction.idea_id, reaction.question_id, contributor_id`,
    valuesOf(pairs),
  );
}

/** The labels that the catalogue has for pairs; pairs without one are left out. */
export async function selectLabels(
  database: Database,
  pairs: readonly Pair[],
): Promise<(Pair & { label: Label })[]> {
  return await query<Pair & { label: Label }>(
    database,
    `select idea_id, question_id, label from ${WANTED} join catalogue_reaction using (idea_id, question_id)`,
    valuesOf(pairs),
  );
}

/** Stores reactions as they are given: new ones, and those that stand already. */
export async function storeReactions(
  transaction: Database,
  reactions: readonly StoredReaction[],
): Promise<void> {
  if (reactions.length === 0) return;
  await execute(
    transaction,
    `insert into user_reaction (contributor_id, idea_id, question_id, label, state, is_reviewed, label_before, given_at)
     select * from unnest(cast(:contributors as bigint[]), cast(:ideas as bigint[]), cast(:questions as integer[]),
                          cast(:labels as reaction_label[]), cast(:states as user_reaction_state[]),
                          cast(:reviewed as boolean[]), cast(:before as reaction_label[]), cast(:given as timestamptz[]))
     on conflict (contributor_id, idea_id, question_id) do update
       set label = excluded.label, state = excluded.state, is_reviewed = excluded.is_reviewed,
           label_before = excluded.label_before, given_at = excluded.given_at`,
    {
      ...valuesOf(reactions),
      contributors: reactions.map(({ contributor_id }) => contributor_id),
      labels: reactions.map(({ label }) => label),
      states: reactions.map(({ state }) => state),
      reviewed: reactions.map(({ is_reviewed }) => is_reviewed),
      before: reactions.map(({ label_before }) => label_before as string),
      given: reactions.map(({ given_at }) => given_at),
    },
  );
}
