import {
  type CatalogueMerchantRow,
  type Database,
  type FeedActivityRow,
  query,
  type RowsWanted,
} from '#modules/platform/index.server.ts';

/** What merchants are sorted by. */
export type MerchantOrder =
  | 'name'
  | 'host'
  | 'ideas'
  | 'available'
  | 'clicks'
  | 'acceptance'
  | 'read';

export type MerchantFilters = {
  id?: number;
  /** A part of the name or of the host. */
  text?: string;
  state?: 'waiting' | 'shown' | 'paused' | 'retired';
  affiliated?: boolean;
};

export type ListedMerchant = Omit<CatalogueMerchantRow, 'merged_into'> & {
  ideas: number;
  available: number;
  clicks: number;
  shown: number;
  accepted: number;
  /** When a page of its site or a product file was last read. */
  read_at: Date | null;
  /** Its product files. */
  feeds: number;
  /** Of the feed that most needs an admin; null where none was read yet, or there is none. */
  feed_state: FeedActivityRow['state'];
};

const CONDITIONS = `from catalogue_merchant as merchant where id > 0 and merged_into is null
  and (cast(:id as int) is null or id = :id)
  and (cast(:text as text) is null or position(lower(:text) in lower(name || ' ' || host)) > 0)
  and (cast(:affiliated as boolean) is null or (affiliated or affiliate_template is not null) = :affiliated)
  and (cast(:state as text) is null or :state = case
         when approved_at is null then 'waiting' when retired_at is not null then 'retired'
         when paused_at is not null then 'paused' else 'shown' end)`;

const ORDER: Record<MerchantOrder, string> = {
  name: 'lower(name)',
  host: 'host',
  ideas: 'ideas',
  available: 'available',
  clicks: 'clicks',
  acceptance: '(accepted::float / nullif(shown, 0))',
  read: 'read_at',
};

function bindingsOf({ id, text, state, affiliated }: MerchantFilters) {
  return {
    id: id ?? null,
    text: text || null,
    state: state ?? null,
    affiliated: affiliated ?? null,
  };
}

export async function countMerchants(
  database: Database,
  filters: MerchantFilters,
): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${CONDITIONS}`,
    bindingsOf(filters),
  );
  return row!.total;
}

/**
 * Each idea has one row of figures at most, clicks being counted as they come: what is read grows with the
 * catalogue, not with the searches. An idea that was merged into another counts for the merchant that it is of now,
 * and a product file for the one that it is read for.
 */
export async function selectMerchants(
  database: Database,
  filters: MerchantFilters,
  { orderBy, direction, limit, offset }: RowsWanted<MerchantOrder>,
): Promise<ListedMerchant[]> {
  // In an order that no figure gives, only the merchants of the page are counted.
  const page = `limit :limit offset :offset`;
  const early = orderBy === 'name' || orderBy === 'host';
  return await query<ListedMerchant>(
    database,
    `with chosen as materialized (
       select * ${CONDITIONS} ${early ? `order by ${ORDER[orderBy]} ${direction} nulls last, id ${page}` : ''}),
     figures as (
       select coalesce(owner.merged_into, owner.id) as merchant_id,
              count(*) filter (where owner.merged_into is null)::int as ideas,
              count(*) filter (where available)::int as available,
              coalesce(sum(clicks), 0)::int as clicks, coalesce(sum(shown), 0)::int as shown,
              coalesce(sum(accepted), 0)::int as accepted
         from catalogue_searched_idea as idea
         join catalogue_merchant as owner on owner.id = idea.merchant_id
         left join idea_click as clicked on clicked.idea_id = idea.id
         left join idea_result as result on result.idea_id = idea.id
        where idea.merchant_id in (
          select known.id from chosen join catalogue_merchant as known on coalesce(known.merged_into, known.id) = chosen.id)
        group by 1),
     fed as (
       select chosen.id as merchant_id, count(*)::int as feeds, max(coalesce(ended_at, requested_at)) as fed_at,
              (array_agg(state order by array_position(
                 array['held', 'failed', 'running', 'receiving', 'waiting', 'refused', 'done'], cast(state as text))))[1] as feed_state
         from feed_activity join catalogue_merchant as known on known.id = merchant_id
         join chosen on chosen.id = coalesce(known.merged_into, known.id) group by 1)
     select chosen.id, name, host, affiliated, approved_at, paused_at, retired_at, affiliate_template, title_suffixes,
            title_suffixes_edited, coalesce(ideas, 0) as ideas, coalesce(available, 0) as available,
            coalesce(clicks, 0) as clicks, coalesce(shown, 0) as shown, coalesce(accepted, 0) as accepted,
            greatest(fetched_at, fed_at) as read_at, coalesce(feeds, 0) as feeds, feed_state
       from chosen left join figures on figures.merchant_id = chosen.id left join fed on fed.merchant_id = chosen.id
       left join crawl_activity on crawl_activity.merchant_id = chosen.id
      order by ${ORDER[orderBy]} ${direction} nulls last, chosen.id ${early ? '' : page}`,
    { ...bindingsOf(filters), limit, offset },
  );
}

export async function selectMergedInto(database: Database, id: number): Promise<number | null> {
  const found = await database('catalogue_merchant').where({ id }).first('merged_into');
  return found?.merged_into ?? null;
}

export type MerchantName = Pick<ListedMerchant, 'id' | 'name'> & { host: string };

/** The merchants that one may be merged into, by name. */
export async function selectOthers(
  database: Database,
  id: number,
  filters: Pick<MerchantFilters, 'id' | 'text'>,
  limit: number,
): Promise<MerchantName[]> {
  return await query<MerchantName>(
    database,
    `select id, name, host ${CONDITIONS} and id <> :from and retired_at is null order by lower(name), id limit :limit`,
    { ...bindingsOf(filters), from: id, limit },
  );
}
