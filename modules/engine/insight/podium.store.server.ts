import { db, query } from '#modules/platform/index.server.ts';
import { factConditions } from './conditions.ts';
import { IDEA_COUNTS, sumsOf } from './counts.ts';
import { shareInterval } from './share-interval.ts';
import type { IdeaRank, ProfileFilter } from './shared.ts';

/** Which ideas are ranked: those that were shown to such profiles, of merchants whose names have such a part, or of all. */
export type IdeaFilter = Partial<ProfileFilter> & { merchant?: string };

/** What became of an idea, or of the ideas of a merchant, where they were shown. */
export type ShownTotals = Record<(typeof IDEA_COUNTS)[number], number> & {
  /** All feedback that sends an idea away. */
  refused: number;
  /** The share that was accepted, and the ends of its interval of 95 %. */
  acceptance: number;
  acceptance_low: number;
  acceptance_high: number;
};

/** Of an idea that the catalogue has no more only its number is known. */
export type RankedIdea = ShownTotals & {
  idea_id: number;
  title: string | null;
  merchant_id: number | null;
  id_within_merchant: string | null;
  merchant: string | null;
};

const SUMS = sumsOf(IDEA_COUNTS);

const SHARES = `${shareInterval('accepted', 'shown', 'acceptance')},
  bad + better + close + owned + inconsistent as refused`;

/** The totals of ideas that a filter asks for, as a table of a query. */
function totals({ merchant, ...profile }: IdeaFilter) {
  const { where, bindings } = factConditions(profile);
  const ofMerchant = merchant
    ? `and idea_id in (select idea.id from catalogue_searched_idea idea join catalogue_merchant on merchant_id = catalogue_merchant.id
         where position(lower(:merchant) in lower(name)) > 0)`
    : '';
  return {
    sql: `with total as (select idea_id, ${SUMS} from idea_fact where ${where} ${ofMerchant} group by idea_id)`,
    bindings: { ...bindings, ...(merchant ? { merchant } : {}) },
  };
}

/** How many ideas were shown. */
export async function countRankedIdeas(filter: IdeaFilter): Promise<number> {
  const { sql, bindings } = totals(filter);
  const [row] = await query<{ ideas: number }>(
    db,
    `${sql} select count(*)::int as ideas from total`,
    bindings,
  );
  return row!.ideas;
}

/** The ideas that were shown, by one of their figures. */
export async function rankIdeas(
  filter: IdeaFilter,
  { orderBy, direction, limit, offset }: IdeaRank,
): Promise<RankedIdea[]> {
  const { sql, bindings } = totals(filter);
  // By the low end: one acceptance in one proposal proves little.
  const column = orderBy === 'acceptance' ? 'acceptance_low' : orderBy;
  return await query<RankedIdea>(
    db,
    `${sql}, ranked as (
       select total.*, ${SHARES} from total order by ${column} ${direction}, shown desc, idea_id limit :limit offset :offset)
     select ranked.*, idea.title, idea.merchant_id, idea.id_within_merchant, merchant.name as merchant
       from ranked left join catalogue_searched_idea idea on idea.id = ranked.idea_id
       left join catalogue_merchant merchant on merchant.id = idea.merchant_id
      order by ${column} ${direction}, shown desc, ranked.idea_id`,
    { ...bindings, limit, offset },
  );
}

/** A merchant with what became of its ideas. */
export type RankedMerchant = ShownTotals & { merchant_id: number; merchant: string; ideas: number };

/** All merchants whose ideas were shown, the most shown first; ideas that the catalogue has no more are left out. */
export async function rankMerchants(filter: Partial<ProfileFilter>): Promise<RankedMerchant[]> {
  const { sql, bindings } = totals(filter);
  return await query<RankedMerchant>(
    db,
    `${sql}, by_merchant as (
       select idea.merchant_id, count(*)::int as ideas, ${SUMS}
         from total join catalogue_searched_idea idea on idea.id = total.idea_id group by idea.merchant_id)
     select total.*, ${SHARES}, merchant.name as merchant
       from by_merchant as total join catalogue_merchant merchant on merchant.id = total.merchant_id
      order by shown desc, merchant_id`,
    bindings,
  );
}
