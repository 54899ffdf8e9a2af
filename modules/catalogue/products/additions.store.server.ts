// Products that are new become ideas.
import {
  arrayText,
  copyInto,
  copyLine,
  type Database,
  type IdeaRow,
  query,
} from '#modules/platform/index.server.ts';
import { NO_PICTURE } from '../vocabulary.ts';
import type { Observation } from './observation.ts';
import { FINGERPRINT, PRODUCT_COLUMNS } from './product-columns.ts';
import type { ProductSource } from './shared.ts';

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
