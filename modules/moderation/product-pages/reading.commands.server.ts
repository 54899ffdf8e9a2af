import {
  canonicalAddress,
  decodePage,
  fetchPolitely,
  INTERACTIVE_LIMITS,
  parse,
} from '#modules/catalogue/crawl/index.server.ts';
import { cleanAddress } from '#modules/catalogue/merchants/index.server.ts';
import { fetchPicture } from '#modules/catalogue/pictures/index.server.ts';
import { before, db, now, RETENTION } from '#modules/platform/index.server.ts';
import { PAGE_TYPES } from '#modules/platform/outbound/index.server.ts';
import { deletePagesBefore, selectPage, updatePage } from './product-pages.store.server.ts';
import type { PageProduct } from './shared.ts';

const NO_PRODUCT = 'Cette page ne dit ni le nom ni le prix d’un produit.';

const FAILED = 'Quelque chose s’est mal passé chez nous.';

type Read = { product: PageProduct } | { reason: string };

/**
 * Reads the page of a shop, where its robots.txt allows it, and its picture; at once, since a person waits for it. A page that
 * was read is left alone. One whose reading throws can be read again by whoever waits for it.
 */
export async function readProductPage(id: number, signal: AbortSignal): Promise<void> {
  const page = await selectPage(db, id);
  if (page?.state !== 'waiting') return;
  const fail = (reason: string) => updatePage(db, id, 'waiting', { state: 'refused', reason });
  try {
    const read = await productOf(page.url, signal);
    if ('reason' in read) await fail(read.reason);
    else await updatePage(db, id, 'waiting', { state: 'read', product: read.product });
  } catch (error) {
    // A worker that stops leaves it to the next one.
    if (!signal.aborted) await fail(FAILED);
    throw error;
  }
}

async function productOf(url: string, signal: AbortSignal): Promise<Read> {
  const fetched = await fetchPolitely(url, {
    types: PAGE_TYPES,
    limits: INTERACTIVE_LIMITS,
    signal,
  });
  if (!fetched.ok) return { reason: fetched.reason };
  const extract = parse(decodePage(fetched.body, fetched.charset), fetched.url);
  if (!extract.title) return { reason: NO_PRODUCT };
  const place = cleanAddress(canonicalAddress(extract, fetched.url) ?? fetched.url);
  const picture = extract.picture ? await fetchPicture(extract.picture.value, { signal }) : null;
  const product: PageProduct = {
    url: place?.href ?? fetched.url,
    title: extract.title.value,
    description: extract.description?.value ?? null,
    price_cents: extract.price?.value ?? null,
    currency: extract.currency?.value ?? null,
    available: extract.available?.value ?? null,
    image: picture?.ok ? picture.name : null,
    image_reason: picture?.ok === false ? picture.reason : null,
  };
  return { product };
}

/** Deletes pages that were never confirmed, and those that were, once nobody comes back to them. */
export async function deleteExpiredProductPages(): Promise<number> {
  return await deletePagesBefore(db, before(now(), RETENTION.productPage));
}
