import type { Label } from '#modules/catalogue/shared.ts';
import {
  type CatalogueIdeaRow,
  type CatalogueQuestionTextRow,
  type Database,
  query,
  type UserReactionRow,
} from '#modules/platform/index.server.ts';
import type { Page, ReviewOrder, Waiting } from './votes.store.server.ts';

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

const ORDER: Record<ReviewOrder, string> = { since: 'oldest_at', waiting: 'waiting' };

/** Contributors with waiting reactions. All reactions are counted of those of the page alone. */
export async function selectWaitingContributors(
  database: Database,
  { orderBy, direction, limit, offset }: Page<ReviewOrder>,
): Promise<ReactingContributor[]> {
  const order = `${ORDER[orderBy]} ${direction}, id`;
  return await query<ReactingContributor>(
    database,
    `select contributor.id, counted.*, compared, agreed, weight
       from (select contributor_id as id, count(*) as waiting, min(given_at) as oldest_at
               from user_reaction where state = 'waiting' group by contributor_id
              order by ${order} limit :limit offset :offset) contributor
      cross join lateral (${COUNTED}) counted
       left join contributor_weight on contributor_weight.contributor_id = contributor.id
      order by contributor.${ORDER[orderBy]} ${direction}, contributor.id`,
    { limit, offset },
  );
}

export async function summarizeContributors(database: Database): Promise<Waiting> {
  const [row] = await query<Waiting>(
    database,
    `select count(*) as count, min(oldest_at) as oldest
       from (select min(given_at) as oldest_at from user_reaction where state = 'waiting' group by contributor_id) contributor`,
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
  { orderBy, direction, limit, offset }: Page<OwnOrder>,
): Promise<OwnReaction[]> {
  return await query<OwnReaction>(
    database,
    `select idea_id, question_id, label, state, given_at ${FROM}
      order by ${REACTION_ORDER[orderBy]} ${direction}, idea_id, question_id limit :limit offset :offset`,
    { ...(filters as ReactionFilters & { state: string }), limit, offset },
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
