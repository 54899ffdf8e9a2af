// What the catalogue has already of the products of a batch.
import {
  type Database,
  execute,
  type IdeaRow,
  type MerchantRow,
  query,
} from '#modules/platform/index.server.ts';
import type { Observation } from './observation.ts';
import { FINGERPRINT } from './product-columns.ts';
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
