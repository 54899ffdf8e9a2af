import { decodePage, type Extract, parse } from '#modules/catalogue/crawl/index.server.ts';
import { cleanAddress, shopHostOf } from '#modules/catalogue/merchants/index.server.ts';
import { fetchPicture } from '#modules/catalogue/pictures/index.server.ts';
import { before, db, now, RETENTION } from '#modules/platform/index.server.ts';
import { fetchOutside, PAGE_TYPES } from '#modules/platform/outbound/index.server.ts';
import { deletePagesBefore, selectPage, updatePage } from './product-pages.store.server.ts';
import type { PageProduct } from './shared.ts';

const NO_PRODUCT = 'Cette page ne dit ni le nom ni le prix d’un produit.';

/** Reads the page of a shop through the outbound client, and its picture; a page that was read is left alone. */
export async function readProductPage(id: number, signal: AbortSignal): Promise<void> {
  const page = await selectPage(db, id);
  if (page?.state !== 'waiting') return;
  const fetched = await fetchOutside(page.url, { types: PAGE_TYPES, signal });
  const refuse = (reason: string) => updatePage(db, id, 'waiting', { state: 'refused', reason });
  if (!fetched.ok) {
    await refuse(fetched.reason);
    return;
  }
  const extract = parse(decodePage(fetched.body, fetched.charset), fetched.url);
  if (!extract.title) {
    await refuse(NO_PRODUCT);
    return;
  }
  const picture = extract.picture ? await fetchPicture(extract.picture.value, { signal }) : null;
  const product: PageProduct = {
    url: placeOf(extract, fetched.url),
    title: extract.title.value,
    description: extract.description?.value ?? null,
    price_cents: extract.price?.value ?? null,
    currency: extract.currency?.value ?? null,
    available: extract.available?.value ?? null,
    image: picture?.ok ? picture.name : null,
    image_reason: picture?.ok === false ? picture.reason : null,
  };
  await updatePage(db, id, 'waiting', { state: 'read', product });
}

/** The address that the page gives itself, if it is of the same shop; else the one that it was found at. */
function placeOf({ canonicalUrl }: Extract, found: string): string {
  const own = cleanAddress(found);
  const canonical = canonicalUrl && cleanAddress(canonicalUrl.value);
  const place =
    canonical && own && shopHostOf(canonical) === shopHostOf(own) && canonical.pathname !== '/'
      ? canonical
      : own;
  return place?.href ?? found;
}

/** Deletes pages that were never confirmed, and those that were, once nobody comes back to them. */
export async function deleteExpiredProductPages(): Promise<number> {
  return await deletePagesBefore(db, before(now(), RETENTION.productPage));
}
