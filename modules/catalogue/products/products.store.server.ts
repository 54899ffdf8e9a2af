import {
  arrayText,
  copyInto,
  copyLine,
  type Database,
  execute,
  type IdeaRow,
  type MerchantRow,
  type ProductRow,
  query,
} from '#modules/platform/index.server.ts';
import { NO_PICTURE } from '../vocabulary.ts';
import type { Observation } from './observation.ts';
import type { ProductSource } from './shared.ts';

/**
 * Lets one transaction at a time write the products of a merchant, so that two writers of the same ideas wait instead of
 * ending each other.
 */
export async function lockProducts(trx: Database, merchantId: number): Promise<void> {
  await execute(trx, `select pg_advisory_xact_lock(hashtext('products of a merchant'), ?)`, [
    merchantId,
  ]);
}

/** @returns null for a merchant that does not exist or has no site. */
export async function selectShopHost(
  database: Database,
  merchantId: number,
): Promise<string | null> {
  const [merchant] = await query<Pick<MerchantRow, 'host'>>(
    database,
    'select host from merchant where id = ?',
    [merchantId],
  );
  return merchant?.host ?? null;
}

/** An idea that the catalogue has already, for the n-th product of a batch. */
export type KnownProduct = Pick<IdeaRow, 'id' | 'id_within_merchant' | 'available'> & {
  n: number;
  /** Of its stock, by the shop; null when it was never observed. */
  said: boolean | null;
  missing_count: number;
  /** Whether its source says what it said last, whatever another source said since. */
  is_same: boolean;
};

/** A product by its place in the batch. */
export type Placed = { n: number; observation: Observation };

/** Where the last words of a source are remembered. */
const FINGERPRINT = { page: 'page_fingerprint', feed: 'feed_fingerprint' } as const;

/** A row that was found, by the place of the product in the list that was asked for. */
type Found = Omit<KnownProduct, 'n' | 'is_same'> & {
  place: number;
  /** What its source said last: a 64-bit number in decimals; null when it said nothing yet. */
  fingerprint: string | null;
};

const found = (
  source: ProductSource,
) => `place::integer, idea.id, idea.id_within_merchant, idea.available, product.available as said,
  coalesce(missing_count, 0) as missing_count, product.${FINGERPRINT[source]}::text as fingerprint`;

function knownOf(products: readonly Placed[], rows: readonly Found[]): KnownProduct[] {
  return rows.map(({ place, fingerprint, ...row }) => {
    const { n, observation } = products[place - 1]!;
    return { ...row, n, is_same: fingerprint === observation.fingerprint };
  });
}

/** The ideas that a merchant has under the ids of products. */
export async function selectKnown(
  trx: Database,
  merchantId: number,
  source: ProductSource,
  products: readonly Placed[],
): Promise<KnownProduct[]> {
  if (products.length === 0) return [];
  const rows = await query<Found>(
    trx,
    `select ${found(source)} from unnest(cast(:keys as text[])) with ordinality as wanted (key, place)
       -- Without the offset, all ideas of the merchant are read for each batch where there are no statistics yet.
       cross join lateral (select * from idea where merchant_id = :merchantId and id_within_merchant = key
                           offset 0) as idea
       left join product on idea_id = idea.id`,
    { keys: products.map(({ observation }) => observation.productId), merchantId },
  );
  return knownOf(products, rows);
}

/** The ideas that a merchant has under other ids, by the addresses of their pages, however they are spelled. */
export async function selectKnownByPage(
  trx: Database,
  merchantId: number,
  source: ProductSource,
  products: readonly Placed[],
): Promise<KnownProduct[]> {
  const rows = await query<Found>(
    trx,
    `with wanted as materialized (
       select place, page_of(link) as page from unnest(cast(:links as text[])) with ordinality as row (link, place))
     select distinct on (idea.id) ${found(source)}
       from wanted
       -- Here too; and not by the merchant, whose ideas would all be read for each page.
       cross join lateral (select * from idea where hashtextextended(page_of(content), 0) = hashtextextended(page, 0)
                           offset 0) as idea
       left join product on idea_id = idea.id
      where page_of(content) = page and merchant_id = :merchantId
      order by idea.id, place`,
    { links: products.map(({ observation }) => observation.url), merchantId },
  );
  return knownOf(products, rows);
}

const PRODUCT_COLUMNS = [
  'original_title',
  'brand',
  'gtin',
  'sku',
  'list_price_cents',
  'category_path',
  'variant',
  'group_id',
  'picture_url',
];
const PRODUCT_TYPES = `original_title text, brand text, gtin text, sku text, list_price_cents integer,
  category_path text[], variant text, group_id text, picture_url text, said boolean, fingerprint bigint`;

function productFields(observation: Observation) {
  return {
    original_title: observation.originalTitle,
    brand: observation.brand,
    gtin: observation.gtin,
    sku: observation.sku,
    list_price_cents: observation.listPriceCents,
    category_path: observation.categoryPath,
    variant: observation.variant,
    group_id: observation.groupId,
    picture_url: observation.pictureUrl,
    fingerprint: observation.fingerprint,
  };
}

function ideaFields({ title, description, priceCents, rating, url }: Observation) {
  return { title, description, price_cents: priceCents, rating, content: url };
}

/** The products under whose ids a merchant has no idea. */
export async function withoutIdea(
  database: Database,
  merchantId: number,
  products: readonly Placed[],
): Promise<Placed[]> {
  const known = await query<Pick<IdeaRow, 'id_within_merchant'>>(
    database,
    `select id_within_merchant from unnest(cast(:keys as text[])) as key
       cross join lateral (select id_within_merchant from idea
                            where merchant_id = :merchantId and id_within_merchant = key offset 0) as idea`,
    { keys: products.map(({ observation }) => observation.productId), merchantId },
  );
  const ids = new Set(known.map(({ id_within_merchant }) => id_within_merchant));
  return products.filter(({ observation }) => !ids.has(observation.productId));
}

const NEW_IDEA_COLUMNS = [
  'id',
  'merchant_id',
  'id_within_merchant',
  'title',
  'description',
  'search',
  'price_cents',
  'rating',
  'available',
  'image',
  'content',
  'gender',
  'age_min_months',
  'age_max_months',
];

/** Numbers for ideas that are to be added, in ascending order; those that are not used are lost. */
export async function reserveIds(database: Database, count: number): Promise<number[]> {
  const numbered = await query<Pick<IdeaRow, 'id'>>(
    database,
    "select nextval('idea_id_seq') as id from generate_series(1, cast(? as integer))",
    [count],
  );
  return numbered.map(({ id }) => id);
}

/** A product that seems to be new, as it is written. */
export type NewProduct = {
  ideaId: number;
  /** Rows for COPY. */
  idea: string;
  product: string;
};

/** @param words what the search finds it by. */
export function newProduct(
  ideaId: number,
  merchantId: number,
  source: ProductSource,
  observation: Observation,
  words: string,
): NewProduct {
  return {
    ideaId,
    idea: newIdeaLine(ideaId, merchantId, observation, words),
    product: newProductLine(ideaId, source, observation),
  };
}

/** Adds ideas. @returns false, and adds none, when their merchant has one of them meanwhile. */
export async function insertProducts(
  trx: Database,
  source: ProductSource,
  products: readonly NewProduct[],
): Promise<boolean> {
  try {
    await trx.transaction(async (inner) => {
      await copyInto(inner, 'idea', NEW_IDEA_COLUMNS, products.map(({ idea }) => idea).join(''));
      await copyInto(
        inner,
        'product',
        newProductColumns(source),
        products.map(({ product }) => product).join(''),
      );
    });
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === IDEA_KEY) return false;
    throw error;
  }
}

/** Holds each id of a merchant once. */
const IDEA_KEY = 'idea_merchant_id_id_within_merchant_key';

function newIdeaLine(
  id: number,
  merchantId: number,
  observation: Observation,
  words: string,
): string {
  const { gender, ageMinMonths, ageMaxMonths } = observation.recipient;
  return copyLine([
    id,
    merchantId,
    observation.productId,
    observation.title,
    observation.description ?? '',
    words,
    observation.priceCents,
    observation.rating,
    observation.available ?? true,
    NO_PICTURE,
    observation.url,
    gender,
    ageMinMonths,
    ageMaxMonths,
  ]);
}

function newProductColumns(source: ProductSource): string[] {
  return [
    'idea_id',
    ...PRODUCT_COLUMNS,
    'picture_wanted',
    'source',
    'available',
    FINGERPRINT[source],
  ];
}

function newProductLine(id: number, source: ProductSource, observation: Observation): string {
  return copyLine([
    id,
    observation.originalTitle,
    observation.brand,
    observation.gtin,
    observation.sku,
    observation.listPriceCents,
    arrayText(observation.categoryPath),
    observation.variant,
    observation.groupId,
    observation.pictureUrl,
    observation.pictureUrl !== null,
    source,
    observation.available ?? true,
    observation.fingerprint,
  ]);
}

/** A product of a known idea, with what that becomes. */
export type KnownChange = Pick<IdeaRow, 'id' | 'available'> & {
  observation: Observation;
  /** Of its stock, by the shop. */
  said: boolean;
};

/** Brings known ideas to what the shop says now; what it does not say stays, and so does what is the same. */
export async function updateProducts(
  trx: Database,
  source: ProductSource,
  changes: readonly KnownChange[],
): Promise<void> {
  const rows = changes.map(({ id, available, said, observation }) => ({
    id,
    available,
    said,
    ...ideaFields(observation),
    ...productFields(observation),
  }));
  const bindings = { rows: JSON.stringify(rows), source, noPicture: NO_PICTURE };
  const incoming = `json_to_recordset(:rows) as incoming (id bigint, available boolean, title text,
    description text, price_cents integer, rating real, content text, ${PRODUCT_TYPES})`;
  await execute(
    trx,
    `select from idea where id in (select id from ${incoming}) order by id for update`,
    bindings,
  );
  // Apart from the texts, whose search columns cost more than all else to make.
  await execute(
    trx,
    `update idea set available = incoming.available, content = incoming.content,
       rating = coalesce(incoming.rating, idea.rating),
       price_cents = coalesce(incoming.price_cents, idea.price_cents),
       -- A range that a person gave held for the price as it was.
       price_min_cents = case when coalesce(incoming.price_cents = idea.price_cents, true) then price_min_cents end,
       price_max_cents = case when coalesce(incoming.price_cents = idea.price_cents, true) then price_max_cents end
      from ${incoming}
     where idea.id = incoming.id
       and (idea.available, idea.content, idea.rating, idea.price_cents)
           is distinct from (incoming.available, incoming.content, coalesce(incoming.rating, idea.rating),
                             coalesce(incoming.price_cents, idea.price_cents))`,
    bindings,
  );
  await execute(
    trx,
    `update idea set title = incoming.title, description = coalesce(incoming.description, idea.description),
       -- It was written for the title as it was.
       short_title = case when incoming.title = idea.title then short_title end
      from ${incoming}
     where idea.id = incoming.id
       and (idea.title, idea.description)
           is distinct from (incoming.title, coalesce(incoming.description, idea.description))`,
    bindings,
  );
  const set = (columns: readonly string[]) =>
    columns.map((column) => `${column} = excluded.${column}`).join(', ');
  await execute(
    trx,
    `insert into product (idea_id, ${PRODUCT_COLUMNS.join(', ')}, picture_wanted, source, available,
                          ${FINGERPRINT[source]})
     select incoming.id, ${PRODUCT_COLUMNS.join(', ')}, picture_url is not null and image = :noPicture,
            cast(:source as product_source), said, fingerprint
       from ${incoming} join idea on idea.id = incoming.id order by incoming.id
     on conflict (idea_id) do update set ${set([...PRODUCT_COLUMNS, 'source', 'available', FINGERPRINT[source]])},
       picture_wanted = excluded.picture_url is not null
         and (product.picture_wanted or excluded.picture_url is distinct from product.picture_url),
       changed_at = case when excluded.${FINGERPRINT[source]} = product.${FINGERPRINT[source]} then product.changed_at else now() end,
       missing_count = 0`,
    bindings,
  );
}

/**
 * Counts once more that products were not there. One that was never observed begins to count with this.
 *
 * @returns those that were missing for the second time.
 */
export async function countMissing(
  trx: Database,
  merchantId: number,
  ids: readonly number[],
): Promise<Pick<ProductRow, 'idea_id'>[]> {
  return await query<Pick<ProductRow, 'idea_id'>>(
    trx,
    `with counted as (
       insert into product (idea_id, original_title, source, available, missing_count)
       select id, title, 'page', available, 1 from idea
        where id = any(cast(:ids as bigint[])) and merchant_id = :merchantId order by id for key share
       on conflict (idea_id) do update set missing_count = product.missing_count + 1,
         available = product.available and product.missing_count = 0
       where product.missing_count < 2
       returning idea_id, missing_count)
     select idea_id from counted where missing_count = 2`,
    { ids: [...ids], merchantId },
  );
}

/** @returns how many could be had until now. */
export async function withdrawIdeas(trx: Database, ids: readonly number[]): Promise<number> {
  return await execute(
    trx,
    'update idea set available = false where id = any(cast(? as bigint[])) and available',
    [[...ids]],
  );
}
