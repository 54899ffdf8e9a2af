import { type Database, db } from '#modules/platform/index.server.ts';
import { wordsOfIdeas } from '../matching/index.server.ts';
import { shopHostOf, titleSuffixes } from '../merchants/index.server.ts';
import { readObservation } from './observation.ts';
import {
  countMissing,
  insertProducts,
  type KnownProduct,
  lockProducts,
  type Placed,
  selectKnown,
  selectKnownByPage,
  selectShopHost,
  updateProducts,
  withdrawIdeas,
  withoutIdea,
} from './products.store.server.ts';
import type {
  ObservedProduct,
  ProductRejection,
  ProductSource,
  RecordedProduct,
} from './shared.ts';

/**
 * Brings products of one merchant into the catalogue, as a shop's pages or its product file describe them. An idea is known
 * by its page; what a source of the shop says again is not written, even where the other said something else since. Of several that have one page, the first that can be had counts.
 * What a person changed of an idea stays until the shop says something else of it; an idea that a person withdrew stays
 * withdrawn until the shop had it out of stock and has it again.
 *
 * @param products a batch: a few thousand at most.
 * @returns what became of each, in their order.
 * @throws Error for a merchant that does not exist or has no site.
 */
export async function recordProducts(
  transaction: Database,
  merchantId: number,
  products: readonly ObservedProduct[],
  source: ProductSource,
): Promise<RecordedProduct[]> {
  const batch = await readProducts(merchantId, products, transaction);
  return await recordReadProducts(transaction, batch, source);
}

/** Products of one merchant as they can be recorded, and those that cannot, by their places. */
export type ReadProducts = {
  merchantId: number;
  count: number;
  kept: readonly Placed[];
  /** What the search finds them by, of those that seem to be new. */
  words: ReadonlyMap<number, string>;
  rejected: ReadonlyMap<number, { rejected: ProductRejection }>;
};

/** The part of `recordProducts` that writes nothing: a reader of many batches does it while the batch before is written. */
export async function readProducts(
  merchantId: number,
  products: readonly ObservedProduct[],
  database: Database = db,
): Promise<ReadProducts> {
  const host = await selectShopHost(database, merchantId);
  if (host === null) throw new Error(`merchant ${merchantId} has no site`);
  const shop = {
    host: shopHostOf(new URL(`https://${host}`)),
    titleSuffixes: await titleSuffixes(merchantId, database),
  };
  const results = new Map<number, { rejected: ProductRejection }>();
  const reject = (n: number, rejected: ProductRejection) => results.set(n, { rejected });
  const read: Placed[] = [];
  for (const [n, product] of products.entries()) {
    const observation = readObservation(product, shop);
    if (typeof observation === 'string') reject(n, observation);
    else read.push({ n, observation });
  }
  const { kept, repeated } = onePerPage(read);
  for (const { n } of repeated) reject(n, 'duplicate');
  const unknown = await withoutIdea(database, merchantId, kept);
  const words = await wordsOf(database, unknown);
  return { merchantId, count: products.length, kept, words, rejected: results };
}

/** The other part of `recordProducts`. */
export async function recordReadProducts(
  transaction: Database,
  { merchantId, count, kept, words, rejected }: ReadProducts,
  source: ProductSource,
): Promise<RecordedProduct[]> {
  await lockProducts(transaction, merchantId);
  const results = new Map<number, RecordedProduct>(rejected);
  const batch = { transaction, merchantId, source, words, results };
  const unknown = await recordKnown(batch, kept, await knownProducts(batch, kept));
  const added = await addProducts(batch, unknown);
  // What somebody else added at this moment.
  const late = unknown.filter(({ n }) => !added.has(n));
  if (late.length > 0) await recordKnown(batch, late, await knownProducts(batch, late));
  return Array.from({ length: count }, (_, n) => results.get(n)!);
}

/**
 * Says that products of a merchant were not there any more: one that is missing twice in a row cannot be had.
 *
 * @returns how many ideas are withdrawn by this.
 */
export async function recordMissing(
  transaction: Database,
  merchantId: number,
  ideaIds: readonly number[],
): Promise<number> {
  await lockProducts(transaction, merchantId);
  const twice = await countMissing(transaction, merchantId, ideaIds);
  return await withdrawIdeas(
    transaction,
    twice.map(({ idea_id }) => idea_id),
  );
}

/** What the search finds products by, by their places. */
async function wordsOf(
  database: Database,
  products: readonly Placed[],
): Promise<Map<number, string>> {
  if (products.length === 0) return new Map();
  const texts = products.map(({ observation: { title, description } }) => ({
    title,
    description: description ?? '',
  }));
  const words = await wordsOfIdeas(database, texts);
  return new Map(products.map(({ n }, i) => [n, words[i]!]));
}

type Batch = {
  transaction: Database;
  merchantId: number;
  source: ProductSource;
  words: ReadProducts['words'];
  results: Map<number, RecordedProduct>;
};

/** Of the products of one page, the first that can be had, or else the first. */
function onePerPage(products: readonly Placed[]): { kept: Placed[]; repeated: Placed[] } {
  const byPage = new Map<string, Placed>();
  const repeated: Placed[] = [];
  for (const product of products) {
    const id = product.observation.productId;
    const earlier = byPage.get(id);
    const isBetter =
      product.observation.available === true && earlier?.observation.available === false;
    if (!earlier || isBetter) byPage.set(id, product);
    if (earlier) repeated.push(isBetter ? earlier : product);
  }
  return { kept: [...byPage.values()], repeated };
}

async function knownProducts(
  { transaction, merchantId, source }: Batch,
  products: readonly Placed[],
): Promise<Map<number, KnownProduct>> {
  const known = new Map<number, KnownProduct>();
  for (const one of await selectKnown(transaction, merchantId, source, products))
    known.set(one.n, one);
  const others = products.filter(({ n }) => !known.has(n));
  if (others.length === 0) return known;
  const taken = new Set([...known.values()].map(({ id }) => id));
  for (const one of await selectKnownByPage(transaction, merchantId, source, others)) {
    if (!taken.has(one.id) && !known.has(one.n)) known.set(one.n, one);
  }
  return known;
}

/** Brings the known ones up to date. @returns the others. */
async function recordKnown(
  { transaction, merchantId, source, results }: Batch,
  products: readonly Placed[],
  known: ReadonlyMap<number, KnownProduct>,
): Promise<Placed[]> {
  const unknown: Placed[] = [];
  const changes: Parameters<typeof updateProducts>[2][number][] = [];
  for (const product of products) {
    const { n, observation } = product;
    const idea = known.get(n);
    if (!idea) {
      unknown.push(product);
      continue;
    }
    const stock = stockOf(idea, observation.available);
    if (!idea.is_same || idea.missing_count > 0) {
      changes.push({ id: idea.id, observation, ...stock });
    }
    const isBack = stock.available && !idea.available;
    results.set(n, {
      ideaKey: { merchant_id: merchantId, id_within_merchant: idea.id_within_merchant },
      ideaId: idea.id,
      change: isBack ? 'returned' : idea.is_same ? 'unchanged' : 'changed',
    });
  }
  if (changes.length > 0) await updateProducts(transaction, source, changes);
  return unknown;
}

/** What the shop says of its stock now, and whether the idea can be had: as a person left it while the shop says the same. */
function stockOf(
  { available, said, missing_count }: KnownProduct,
  observed: boolean | null,
): { available: boolean; said: boolean } {
  const saysNow = observed ?? (missing_count === 2 ? true : (said ?? available));
  return { said: saysNow, available: saysNow === said ? available : saysNow };
}

/** @returns the places of those that were added. */
async function addProducts(
  { transaction, merchantId, source, words, results }: Batch,
  products: readonly Placed[],
): Promise<Set<number>> {
  if (products.length === 0) return new Set();
  const others = products.filter(({ n }) => !words.has(n));
  const all = new Map([...words, ...(await wordsOf(transaction, others))]);
  const added = await insertProducts(transaction, merchantId, source, products, all);
  const placed = new Map(products.map(({ n, observation }) => [n, observation]));
  for (const { n, id } of added) {
    results.set(n, {
      ideaKey: { merchant_id: merchantId, id_within_merchant: placed.get(n)!.productId },
      ideaId: id,
      change: 'added',
    });
  }
  return new Set(added.map(({ n }) => n));
}
