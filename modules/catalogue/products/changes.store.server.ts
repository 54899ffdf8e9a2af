// What changes of ideas that are products already.
import {
  type Database,
  execute,
  type IdeaRow,
  type ProductRow,
  query,
} from '#modules/platform/index.server.ts';
import { NO_PICTURE } from '../vocabulary.ts';
import type { Observation } from './observation.ts';
import { FINGERPRINT, PRODUCT_COLUMNS } from './product-columns.ts';
import type { ProductSource } from './shared.ts';

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
