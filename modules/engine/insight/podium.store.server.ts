import { db, query, type RowsWanted } from '#modules/platform/index.server.ts';
import { factConditions } from './conditions.ts';
import { IDEA_COUNTS, sumsOf } from './counts.ts';
import { intervalEnd, shareInterval } from './share-interval.ts';
import type { IdeaFigure, ProfileFilter } from './shared.ts';

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

const REFUSED = 'bad + better + close + owned + inconsistent';
const SHARES = `${shareInterval('accepted', 'shown', 'acceptance')}, ${REFUSED} as refused`;

/** What a filter asks of facts about ideas, as a condition in SQL with its values. */
function conditionsOf({ merchant, ...profile }: IdeaFilter) {
  const { where, bindings } = factConditions(profile);
  if (!merchant) return { where, bindings };
  const ofMerchant = `idea_id in (
    select idea.id from catalogue_searched_idea idea join catalogue_merchant on merchant_id = catalogue_merchant.id
     where position(lower(:merchant) in lower(name)) > 0)`;
  return { where: `${where} and ${ofMerchant}`, bindings: { ...bindings, merchant } };
}

/** How many ideas were shown. */
export async function countRankedIdeas(filter: IdeaFilter): Promise<number> {
  const { where, bindings } = conditionsOf(filter);
  const [row] = await query<{ ideas: number }>(
    db,
    `select count(*)::int as ideas from (select distinct idea_id from idea_fact where ${where}) as idea`,
    bindings,
  );
  return row!.ideas;
}

/** Of so many ideas and more, one pass over all facts is quicker than the facts of each. */
const ONE_PASS_FROM = 1000;

/** The ideas that were shown, by one of their figures. */
export async function rankIdeas(
  filter: IdeaFilter,
  { orderBy, direction, limit, offset }: RowsWanted<IdeaFigure>,
): Promise<RankedIdea[]> {
  const { where, bindings } = conditionsOf(filter);
  const { counts, figure } = rankedBy(orderBy);
  const order = `figure ${direction}, shown desc, idea_id`;
  // Of a page only what all ideas are ranked by is summed, and the rest of those that are wanted: it takes half the time.
  const wanted =
    limit < ONE_PASS_FROM
      ? `total as (
           select idea_id, sum(shown)::int as shown, sum(${counts})::int as part from idea_fact where ${where} group by idea_id),
         ranked as (
           select idea_id, ${figure} as figure from total order by ${order} limit :limit offset :offset),
         wanted as (
           select idea_id, figure, ${SUMS} from ranked join idea_fact using (idea_id) where ${where} group by idea_id, figure)`
      : `total as (
           select idea_id, sum(${counts})::int as part, ${SUMS} from idea_fact where ${where} group by idea_id),
         wanted as (
           select total.*, ${figure} as figure from total order by ${order} limit :limit offset :offset)`;
  return await query<RankedIdea>(
    db,
    `with ${wanted}
     select idea_id, ${IDEA_COUNTS.join(', ')}, ${SHARES},
            idea.title, idea.merchant_id, idea.id_within_merchant, merchant.name as merchant
       from wanted left join catalogue_searched_idea idea on idea.id = idea_id
       left join catalogue_merchant merchant on merchant.id = idea.merchant_id
      order by ${order}`,
    { ...bindings, limit, offset },
  );
}

/** What is summed for a figure, as `part`, and the figure of that and of `shown`. */
function rankedBy(figure: IdeaFigure): { counts: string; figure: string } {
  if (figure === 'refused') return { counts: REFUSED, figure: 'part' };
  if (figure !== 'acceptance') return { counts: figure, figure: 'part' };
  // By the low end: one acceptance in one proposal proves little.
  return { counts: 'accepted', figure: intervalEnd('part', 'shown', '-') };
}

/** A merchant with what became of its ideas. */
export type RankedMerchant = ShownTotals & { merchant_id: number; merchant: string; ideas: number };

/** All merchants whose ideas were shown, the most shown first; ideas that the catalogue has no more are left out. */
export async function rankMerchants(filter: Partial<ProfileFilter>): Promise<RankedMerchant[]> {
  const { where, bindings } = factConditions(filter);
  const ofMerchant = 'join catalogue_searched_idea idea on idea.id = idea_id group by merchant_id';
  return await query<RankedMerchant>(
    db,
    `with total as (
       select merchant_id, ${SUMS}
         from (select idea_id, ${IDEA_COUNTS.join(', ')} from idea_fact where ${where}) as fact ${ofMerchant}),
     idea_count as (
       select merchant_id, count(*)::int as ideas
         from (select distinct idea_id from idea_fact where ${where}) as shown ${ofMerchant})
     select total.*, ideas, ${SHARES}, merchant.name as merchant
       from total join idea_count using (merchant_id) join catalogue_merchant merchant on merchant.id = total.merchant_id
      order by shown desc, merchant_id`,
    bindings,
  );
}
