import { type Database, query } from '#modules/platform/index.server.ts';
import type { ContributorStatistics, PairToLabel, Source } from './shared.ts';

/** Of a pair `asked`, what is known of it; `:account` is whose reactions are theirs. */
const KNOWN = `
  left join catalogue_reaction catalogue on catalogue.idea_id = asked.idea_id and catalogue.question_id = asked.question_id
  left join contributor on contributor.account_id = :account
  left join user_reaction own on own.contributor_id = contributor.id
    and own.idea_id = asked.idea_id and own.question_id = asked.question_id`;

/** Pairs that several people have labelled already wait for a moderator rather than for another person. */
const WAITING_ENOUGH = 3;

/**
 * The suggestions that are worth most to searches, without pairs that have a label or that the account has labelled. Each
 * is looked up by itself, in their order, until there are enough: joined, all of them would be.
 */
export async function selectWorthiest(
  database: Database,
  account: number,
  limit: number,
): Promise<PairToLabel[]> {
  return await query<PairToLabel>(
    database,
    `select asked.idea_id, asked.question_id, null as label, null as said, asked.label as suggested, chance
       from label_suggestion asked
      where (select true from catalogue_reaction known
              where known.idea_id = asked.idea_id and known.question_id = asked.question_id) is null
        and (select true from contributor join user_reaction own on own.contributor_id = contributor.id
              where account_id = :account and own.idea_id = asked.idea_id and own.question_id = asked.question_id) is null
        and (select waiting >= :enough from waiting_pair queued
              where queued.idea_id = asked.idea_id and queued.question_id = asked.question_id) is not true
      order by worth desc, asked.idea_id, asked.question_id limit :limit`,
    { account, limit, enough: WAITING_ENOUGH },
  );
}

/** Every question that may be asked with what is known of it for an idea; those often answered first. */
export async function selectQuestions(
  database: Database,
  account: number,
  ideaId: number,
): Promise<Omit<PairToLabel, 'suggested' | 'chance'>[]> {
  return await query<PairToLabel>(
    database,
    `select asked.idea_id, asked.question_id, catalogue.label, own.label as said
       from (select cast(:ideaId as bigint) as idea_id, id as question_id from catalogue_question where category <> 'Unknown') asked
       ${KNOWN} left join question_result on question_result.question_id = asked.question_id
      order by coalesce(yes + no, 0) desc, asked.question_id`,
    { account, ideaId },
  );
}

/** How many of the ideas that came since ideas were last counted are offered: the count of the next night has them all. */
const UNCOUNTED_MAX = 1000;

/** Where the ideas for a question begin, and in which order. */
const SOURCES: Record<Source, { from: string; order: string }> = {
  suggested: {
    from: `(select idea_id, question_id, label as suggested, chance from label_suggestion where question_id = :questionId)`,
    order: 'chance desc, asked.idea_id',
  },
  // Ideas that came since ideas were last counted have no labels that were counted.
  leastReacted: {
    from: `(select idea_id, cast(:questionId as integer) as question_id, cast(null as reaction_label) as suggested, 0 as chance, labels
              from (select idea_id, labels from idea_demand
                    union all
                    (select id, 0 from catalogue_idea
                      where available and id > (select coalesce(max(idea_id), 0) from idea_demand)
                      order by id limit ${UNCOUNTED_MAX})) counted)`,
    order: 'labels, asked.idea_id',
  },
  keyword: {
    from: `(select idea_id, cast(:questionId as integer) as question_id, cast(null as reaction_label) as suggested, 0 as chance, place
              from unnest(cast(:ideas as bigint[])) with ordinality as found (idea_id, place))`,
    order: 'place',
  },
};

/**
 * Ideas for a question from a source.
 *
 * @param ideas in their order, where the source is a keyword.
 * @param includeReacted also ideas that have a label on it, or that the account has labelled.
 */
export async function selectIdeas(
  database: Database,
  source: Source,
  values: {
    account: number;
    questionId: number;
    ideas: readonly number[];
    includeReacted: boolean;
    limit: number;
    offset: number;
  },
): Promise<PairToLabel[]> {
  const { from, order } = SOURCES[source];
  const { includeReacted, ...bindings } = values;
  // By the ids of what is joined, the planner knows these for anti joins, and stops at the limit.
  const condition = includeReacted ? 'true' : 'catalogue.idea_id is null and own.idea_id is null';
  return await query<PairToLabel>(
    database,
    `select asked.idea_id, asked.question_id, catalogue.label, own.label as said, asked.suggested, asked.chance
       from ${from} asked ${KNOWN}
      where ${condition}
      order by ${order} limit :limit offset :offset`,
    { ...bindings, ideas: [...values.ideas] },
  );
}

/** What became of the reactions of an account. */
export async function selectStatistics(
  database: Database,
  account: number,
): Promise<ContributorStatistics> {
  const [row] = await query<ContributorStatistics>(
    database,
    `select count(label) as given, count(*) filter (where state = 'waiting') as waiting,
            count(*) filter (where state = 'accepted') as accepted,
            count(*) filter (where state = 'rejected') as rejected,
            coalesce((select searches from contributor_help
                       where contributor_id = (select id from contributor where account_id = :account)), 0) as searches
       from contributor left join user_reaction on contributor_id = contributor.id where account_id = :account`,
    { account },
  );
  return row!;
}
