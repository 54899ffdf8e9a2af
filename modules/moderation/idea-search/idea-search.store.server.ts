import {
  type CatalogueLabelCountRow,
  type CatalogueMerchantRow,
  type CatalogueQuestionTextRow,
  type CatalogueSearchedIdeaRow,
  type Database,
  dayOf,
  execute,
  query,
} from '#modules/platform/index.server.ts';
import { conditionsOf } from './conditions.store.server.ts';
import type { IdeasWanted, SearchedIdea, SearchOrder } from './types.ts';

/** A search that takes longer is given up: no composition of criteria may hold a connection for long. */
const STATEMENT_MS = 1000;
/** Nor all processors: to start other processes takes longer than most searches. */
const LOCAL_SETTINGS = `select set_config('statement_timeout', '${STATEMENT_MS}', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/** What ideas are sorted by, and where those of an unknown value stand. */
const ORDERS: Record<SearchOrder, { value: string; nulls?: string; join?: string }> = {
  title: { value: 'idea.title_order' },
  price: { value: 'idea.price_cents', nulls: 'nulls last' },
  rating: { value: 'idea.rating', nulls: 'nulls last' },
  labels: {
    value: 'counted.labels',
    join: 'join catalogue_label_count as counted on counted.idea_id = idea.id',
  },
  added: { value: 'idea.added_at' },
};

/**
 * The numbers of the first ideas that meet all criteria; those of an unknown price or rating come last.
 *
 * @throws PostgreSQL's error 57014 when it takes too long.
 */
export async function selectIdeaIds(
  database: Database,
  { criteria, orderBy, direction, limit }: IdeasWanted,
  now: Date,
): Promise<number[]> {
  const { sql, values } = conditionsOf(criteria, now);
  const { value, nulls = '', join = '' } = ORDERS[orderBy];
  return await database.transaction(
    async (transaction) => {
      await execute(transaction, LOCAL_SETTINGS);
      const rows = await query<Pick<CatalogueSearchedIdeaRow, 'id'>>(
        transaction,
        `select idea.id from catalogue_searched_idea as idea ${join}
          where ${sql}
          order by ${value} ${direction} ${nulls}, idea.id ${direction}
          limit :limit`,
        { ...values, limit },
      );
      return rows.map(({ id }) => id);
    },
    { readOnly: true },
  );
}

type Row = Omit<CatalogueSearchedIdeaRow, 'title_order' | 'search'> &
  Pick<CatalogueLabelCountRow, 'reactions' | 'labels'> & { merchant: CatalogueMerchantRow['name'] };

/** Those ideas, in that order; those that are gone meanwhile are left out. */
export async function selectSearchedIdeas(
  database: Database,
  ids: readonly number[],
): Promise<SearchedIdea[]> {
  const rows = await query<Row>(
    database,
    `select idea.id, merchant_id, id_within_merchant, title, available, rating, price_cents, price_min_cents,
            price_max_cents, added_at, merchant.name as merchant,
            reactions, labels
       from unnest(cast(? as bigint[])) with ordinality as wanted (id, position)
       join catalogue_searched_idea as idea on idea.id = wanted.id
       join catalogue_merchant as merchant on merchant.id = idea.merchant_id
       join catalogue_label_count as counted on counted.idea_id = idea.id
      order by position`,
    [[...ids]],
  );
  return rows.map(
    ({
      available,
      merchant_id,
      id_within_merchant,
      price_cents,
      price_min_cents,
      price_max_cents,
      added_at,
      ...row
    }) => ({
      ...row,
      available: available === true,
      added_on: dayOf(added_at),
      key: { merchant_id, id_within_merchant },
      price: price_cents,
      ...(price_min_cents !== null && { price_min: price_min_cents }),
      ...(price_max_cents !== null && { price_max: price_max_cents }),
    }),
  );
}

/** Merchants, by name. */
export async function selectMerchants(
  database: Database,
  limit: number,
): Promise<Pick<CatalogueMerchantRow, 'id' | 'name'>[]> {
  return await database('catalogue_merchant').orderBy('name').limit(limit).select('id', 'name');
}

/** Every question with its neutral wording, by number: there are 8,191 at most. */
export async function selectQuestions(
  database: Database,
): Promise<Pick<CatalogueQuestionTextRow, 'id' | 'content'>[]> {
  return await database('catalogue_question_text').orderBy('id').select('id', 'content');
}
