import {
  type Database,
  type IdeaRow,
  type MerchantRow,
  query,
} from '#modules/platform/index.server.ts';
import type { Idea, IdeaKey, Offer } from '../vocabulary.ts';

/** An idea with its number in the database. */
export type StoredIdea = Idea & { id: number };

/** Whether an idea can be had, in SQL: it is available, and its merchant is approved and not retired. */
export const IS_AVAILABLE = 'available and approved_at is not null and retired_at is null';

const SHOWN = `idea.id, merchant_id, id_within_merchant, title, short_title, description, price_cents, price_min_cents,
  price_max_cents, rating, image, content, ${IS_AVAILABLE} as available,
  affiliated or affiliate_template is not null as affiliated, case when merchant_id <> 0 then merchant.name end as shop`;
/** So many other shops are named. */
const OFFERS = 5;

/**
 * The cheapest offer of the same product in each other shop that has it: of the whole group that identical twins make, but for
 * what was decided to be distinct from the idea itself.
 */
const ALSO_AT = `(
  with recursive twin as (
    select idea.id
    union select next.id from twin, lateral (
      select other_idea_id as id from idea_twin where idea_id = twin.id and kind = 'Identical'
      union all select idea_id from idea_twin where other_idea_id = twin.id and kind = 'Identical') as next
  )
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('shop', shop, 'url', url, 'affiliated', affiliated))
                     || jsonb_build_object('price', price) order by price nulls last, shop)
    from (select * from (
      select distinct on (seller.id) seller.name as shop, same.price_cents as price, same.content as url,
             nullif(seller.affiliated or affiliate_template is not null, false) as affiliated
        from twin join idea as same using (id) join merchant as seller on seller.id = same.merchant_id
       where same.available and seller.id not in (0, idea.merchant_id) and approved_at is not null and retired_at is null
         and not exists (select from idea_twin where kind = 'Distinct'
                          and idea_id = least(idea.id, same.id) and other_idea_id = greatest(idea.id, same.id))
       order by seller.id, same.price_cents nulls last, same.id) as offer
     order by price nulls last, shop limit ${OFFERS}) as cheapest) as also_at`;
const WITH_MERCHANT = 'join merchant on merchant.id = merchant_id';

type ShownRow = Pick<
  IdeaRow,
  | 'id'
  | 'merchant_id'
  | 'id_within_merchant'
  | 'title'
  | 'short_title'
  | 'description'
  | 'price_cents'
  | 'price_min_cents'
  | 'price_max_cents'
  | 'rating'
  | 'available'
  | 'image'
  | 'content'
> &
  Pick<MerchantRow, 'affiliated'> & { shop: string | null; also_at: Offer[] | null };

function toIdea({
  merchant_id,
  id_within_merchant,
  price_cents,
  price_min_cents,
  price_max_cents,
  shop,
  affiliated,
  also_at,
  ...row
}: ShownRow): StoredIdea {
  return {
    ...row,
    key: { merchant_id, id_within_merchant },
    price: price_cents,
    ...(price_min_cents !== null && { price_min: price_min_cents }),
    ...(price_max_cents !== null && { price_max: price_max_cents }),
    ...(shop !== null && { shop }),
    ...(affiliated && { affiliated: true as const }),
    ...(also_at && { also_at }),
  };
}

/** Of a merchant that was merged into another, the other's idea. */
export async function selectIdea(database: Database, key: IdeaKey): Promise<StoredIdea | null> {
  const [row] = await query<ShownRow>(
    database,
    `select ${SHOWN}, ${ALSO_AT} from idea ${WITH_MERCHANT}
      where merchant_id in (select unnest(array[id, merged_into]) from merchant where id = :merchant_id)
        and id_within_merchant = :id_within_merchant
      order by merchant_id = :merchant_id limit 1`,
    key,
  );
  return row ? toIdea(row) : null;
}

/** Ideas in the order of their ids given. */
export async function selectIdeas(
  database: Database,
  ids: readonly number[],
): Promise<StoredIdea[]> {
  const rows = await query<ShownRow>(
    database,
    `select ${SHOWN}, ${ALSO_AT} from unnest(cast(? as bigint[])) with ordinality as wanted (id, position)
       join idea on idea.id = wanted.id ${WITH_MERCHANT} order by position`,
    [[...ids]],
  );
  return rows.map(toIdea);
}

export async function selectAnyIdea(database: Database): Promise<boolean> {
  return (await database('idea').first('id')) !== undefined;
}

export async function hasContent(database: Database, content: string): Promise<boolean> {
  return (await selectKeyByContent(database, content)) !== null;
}

/** The key of the oldest idea with that content. */
export async function selectKeyByContent(
  database: Database,
  content: string,
): Promise<IdeaKey | null> {
  const rows = await query<IdeaKey>(
    database,
    `select merchant_id, id_within_merchant from idea
      where hashtextextended(page_of(content), 0) = hashtextextended(page_of(:content), 0) and content = :content order by id limit 1`,
    { content },
  );
  return rows[0] ?? null;
}

export async function hasMerchantHost(
  database: Database,
  hosts: readonly string[],
): Promise<boolean> {
  const known = database('merchant').whereIn('host', hosts).whereNotNull('approved_at');
  return (await known.first('id')) !== undefined;
}

/** The ideas that a person or the machine decided to be no twins of one, however alike. */
export async function selectDistinctFrom(database: Database, id: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    database,
    `select other_idea_id as id from idea_twin where idea_id = :id and kind = 'Distinct'
     union all select idea_id from idea_twin where other_idea_id = :id and kind = 'Distinct'`,
    { id },
  );
  return rows.map((row) => row.id);
}
