import { type Database, db } from '#modules/platform/index.server.ts';
import { wordsOfIdeas } from '../matching/index.server.ts';
import { shopHostOf, titleSuffixes } from '../merchants/index.server.ts';
import {
  insertProducts,
  type NewProduct,
  newProduct,
  reserveIds,
} from './additions.store.server.ts';
import { countMissing, updateProducts, withdrawIdeas } from './changes.store.server.ts';
import {
  type KnownProduct,
  lockProducts,
  type Placed,
  selectKnown,
  selectKnownByPage,
  selectShopHost,
  withoutIdea,
} from './known.store.server.ts';
import { readObservation } from './observation.ts';
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
 * @param siteOf whose site shows them, where that is another merchant's, which was merged into this one.
 * @returns what became of each, in their order.
 * @throws Error for a merchant that does not exist or has no site.
 */
export async function recordProducts(
  transaction: Database,
  merchantId: number,
  products: readonly ObservedProduct[],
  source: ProductSource,
  siteOf = merchantId,
): Promise<RecordedProduct[]> {
  const batch = await readProducts(merchantId, products, source, { database: transaction, siteOf });
  return await recordReadProducts(transaction, batch);
}

/** Products of one merchant as they can be recorded, and those that cannot, by their places. */
export type ReadProducts = {
  merchantId: number;
  source: ProductSource;
  count: number;
  kept: readonly Placed[];
  /** Those that seem to be new, as they are written. */
  fresh: ReadonlyMap<number, NewProduct>;
  rejected: ReadonlyMap<number, { rejected: ProductRejection }>;
};

/** The part of `recordProducts` that writes nothing: a reader of many batches does it while the batch before is written. */
export async function readProducts(
  merchantId: number,
  products: readonly ObservedProduct[],
  source: ProductSource,
  { database = db, siteOf = merchantId }: { database?: Database; siteOf?: number } = {},
): Promise<ReadProducts> {
  const host = await selectShopHost(database, siteOf);
  if (host === null) throw new Error(`merchant ${siteOf} has no site`);
  const shop = {
    host: shopHostOf(new URL(`https://${host}`)),
    titleSuffixes: await titleSuffixes(siteOf, database),
  };
  const results = new Map<number, { rejected: ProductRejection }>();
  const reject = (n: number, rejected: ProductRejection) => results.set(n, { rejected });
  const read: Placed[] = [];
  for (const [n, product] of products.entries()) {
    const observation = readObservation(product, shop);
    if (typeof observation === 'string') reject(n, observation);
    else read.push({ n, observation });
  }
  const pages = onePerPage(read);
  // Of what both merchants of a merge had, the idea of the one that ended stands for the other's.
  const kept = siteOf === merchantId ? pages : await withoutIdea(database, siteOf, pages);
  const taken = new Set(kept);
  for (const one of read) if (!taken.has(one)) reject(one.n, 'duplicate');
  const unknown = await withoutIdea(database, merchantId, kept);
  const fresh = await newProducts(database, merchantId, source, unknown);
  return { merchantId, source, count: products.length, kept, fresh, rejected: results };
}

/** The other part of `recordProducts`. */
export async function recordReadProducts(
  transaction: Database,
  { merchantId, source, count, kept, fresh, rejected }: ReadProducts,
): Promise<RecordedProduct[]> {
  await lockProducts(transaction, merchantId);
  const results = new Map<number, RecordedProduct>(rejected);
  let batch: Batch = { transaction, merchantId, source, fresh, results };
  let unknown = await recordKnown(batch, kept);
  while (!(await addProducts(batch, unknown))) {
    // What somebody else added at this moment is known now.
    batch = { ...batch, fresh: new Map() };
    unknown = await recordKnown(batch, unknown);
  }
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

/** Products as they are written, by their places. */
async function newProducts(
  database: Database,
  merchantId: number,
  source: ProductSource,
  products: readonly Placed[],
): Promise<Map<number, NewProduct>> {
  if (products.length === 0) return new Map();
  const texts = products.map(({ observation: { title, description } }) => ({
    title,
    description: description ?? '',
  }));
  const words = await wordsOfIdeas(database, texts);
  const ids = await reserveIds(database, products.length);
  return new Map(
    products.map(({ n, observation }, i) => [
      n,
      newProduct(ids[i]!, merchantId, source, observation, words[i]!),
    ]),
  );
}

type Batch = {
  transaction: Database;
  merchantId: number;
  source: ProductSource;
  fresh: ReadProducts['fresh'];
  results: Map<number, RecordedProduct>;
};

/** Of the products of one page, the first that can be had, or else the first. */
function onePerPage(products: readonly Placed[]): Placed[] {
  const byPage = new Map<string, Placed>();
  for (const product of products) {
    const id = product.observation.productId;
    const earlier = byPage.get(id);
    const isBetter =
      product.observation.available === true && earlier?.observation.available === false;
    if (!earlier || isBetter) byPage.set(id, product);
  }
  return [...byPage.values()];
}

/** Those that seemed to be new when they were read are looked for by their pages alone. */
async function knownProducts(
  { transaction, merchantId, source, fresh }: Batch,
  products: readonly Placed[],
): Promise<Map<number, KnownProduct>> {
  const known = new Map<number, KnownProduct>();
  const listed = products.filter(({ n }) => !fresh.has(n));
  for (const one of await selectKnown(transaction, merchantId, source, listed))
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
async function recordKnown(batch: Batch, products: readonly Placed[]): Promise<Placed[]> {
  const known = await knownProducts(batch, products);
  const { transaction, merchantId, source, results } = batch;
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

/** @returns false, and adds none, when somebody else added one of them at this moment. */
async function addProducts(
  { transaction, merchantId, source, fresh, results }: Batch,
  products: readonly Placed[],
): Promise<boolean> {
  if (products.length === 0) return true;
  const others = products.filter(({ n }) => !fresh.has(n));
  const made = await newProducts(transaction, merchantId, source, others);
  const added = products.map(({ n }) => (fresh.get(n) ?? made.get(n))!);
  if (!(await insertProducts(transaction, source, added))) return false;
  for (const [i, { n, observation }] of products.entries()) {
    results.set(n, {
      ideaKey: { merchant_id: merchantId, id_within_merchant: observation.productId },
      ideaId: added[i]!.ideaId,
      change: 'added',
    });
  }
  return true;
}
