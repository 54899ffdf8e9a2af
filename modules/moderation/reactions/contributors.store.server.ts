import type { Label } from '#modules/catalogue/shared.ts';
import {
  type CatalogueIdeaRow,
  type CatalogueQuestionTextRow,
  type Database,
  query,
  type RowsWanted,
  type UserReactionRow,
} from '#modules/platform/index.server.ts';
import type { ReviewOrder, Waiting } from './votes.store.server.ts';

/** A contributor by number, not by address, with what became of the reactions and how far they agree with others. */
export type ReactingContributor = {
  id: number;
  given: number;
  waiting: number;
  accepted: number;
  rejected: number;
  oldest_at: Date | null;
  compared: number | null;
  agreed: number | null;
  weight: number | null;
};

const COUNTED = `
  select count(*) as given, count(*) filter (where state = 'accepted') as accepted,
         count(*) filter (where state = 'rejected') as rejected,
         count(*) filter (where state = 'waiting') as waiting, min(given_at) filter (where state = 'waiting') as oldest_at
    from user_reaction where contributor_id = contributor.id`;

/**
 * The contributors who have waiting reactions, each with the oldest: one entry of the index for each of them, not all that
 * they have.
 */
const WAITING = `
  with recursive found as (
    (select contributor_id, given_at from user_reaction where state = 'waiting' order by contributor_id, given_at limit 1)
    union all
    select next.contributor_id, next.given_at
      from found cross join lateral (
        select contributor_id, given_at from user_reaction
         where state = 'waiting' and contributor_id > found.contributor_id order by contributor_id, given_at limit 1
      ) as next
  )`;

const ORDER: Record<ReviewOrder, string> = {
  since: 'given_at',
  waiting: `(select count(*) from user_reaction as own where own.contributor_id = found.contributor_id and state = 'waiting')`,
};

/** Contributors with waiting reactions; these are counted of those of the page alone, unless they are sorted by their number. */
export async function selectWaitingContributors(
  database: Database,
  { orderBy, direction, limit, offset }: RowsWanted<ReviewOrder>,
): Promise<ReactingContributor[]> {
  return await query<ReactingContributor>(
    database,
    `${WAITING}
     select contributor.id, counted.*, compared, agreed, weight
       from (select contributor_id as id, ${ORDER[orderBy]} as place from found
              order by place ${direction}, id limit :limit offset :offset) contributor
      cross join lateral (${COUNTED}) counted
       left join contributor_weight on contributor_weight.contributor_id = contributor.id
      order by contributor.place ${direction}, contributor.id`,
    { limit, offset },
  );
}

export async function summarizeContributors(database: Database): Promise<Waiting> {
  const [row] = await query<Waiting>(
    database,
    `${WAITING} select count(*) as count, min(given_at) as oldest from found`,
  );
  return row!;
}

export async function selectContributor(
  database: Database,
  id: number,
): Promise<ReactingContributor | null> {
  const [row] = await query<ReactingContributor>(
    database,
    `select contributor.id, counted.*, compared, agreed, weight
       from contributor cross join lateral (${COUNTED}) counted
       left join contributor_weight on contributor_id = contributor.id where contributor.id = ?`,
    [id],
  );
  return row ?? null;
}

/** A reaction of a contributor. */
export type OwnReaction = Pick<
  UserReactionRow,
  'idea_id' | 'question_id' | 'state' | 'given_at'
> & { label: Label };

/** Of a contributor, in one state where that is given. */
export type ReactionFilters = { contributor_id: number; state: UserReactionRow['state'] | null };

const FROM = `from user_reaction where contributor_id = :contributor_id
  and (cast(:state as user_reaction_state) is null or state = :state)`;

export async function countReactionsOf(
  database: Database,
  filters: ReactionFilters,
): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*) as total ${FROM}`,
    filters as ReactionFilters & { state: string },
  );
  return row!.total;
}

const REACTION_ORDER: Record<OwnOrder, string> = { given: 'given_at', question: 'question_id' };
export type OwnOrder = 'given' | 'question';

export async function selectReactionsOf(
  database: Database,
  filters: ReactionFilters,
  { orderBy, direction, limit, offset }: RowsWanted<OwnOrder>,
): Promise<OwnReaction[]> {
  return await query<OwnReaction>(
    database,
    `select idea_id, question_id, label, state, given_at ${FROM}
      order by ${REACTION_ORDER[orderBy]} ${direction}, idea_id, question_id limit :limit offset :offset`,
    { ...(filters as ReactionFilters & { state: string }), limit, offset },
  );
}

/** How many reactions an account gave on a day, in Paris, and when the last of them. */
export type ReactionDay = { at: Date; count: number };

/** The latest days on which an account reacted, since a time. */
export async function selectReactionDays(
  database: Database,
  accountId: number,
  since: Date,
  limit: number,
): Promise<ReactionDay[]> {
  return await query<ReactionDay>(
    database,
    `select max(given_at) as at, count(*) as count
       from contributor join user_reaction on contributor_id = contributor.id
      where account_id = :accountId and given_at >= :since
      group by (given_at at time zone 'Europe/Paris')::date order by at desc limit :limit`,
    { accountId, since, limit },
  );
}

/** A reaction in words. */
export type ExportedReaction = Omit<OwnReaction, 'idea_id' | 'question_id'> &
  Pick<CatalogueIdeaRow, 'title'> &
  Pick<CatalogueQuestionTextRow, 'content'>;

/** All reactions of an account, the latest first. */
export async function selectExportedReactions(
  database: Database,
  accountId: number,
): Promise<ExportedReaction[]> {
  return await query<ExportedReaction>(
    database,
    `select given_at, title, content, label, state
       from contributor join user_reaction on contributor_id = contributor.id
       join catalogue_idea idea on idea.id = idea_id join catalogue_question_text question on question.id = question_id
      where account_id = ? order by given_at desc, idea_id, question_id`,
    [accountId],
  );
}
