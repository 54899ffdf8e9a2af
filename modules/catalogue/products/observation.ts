import { hash } from 'node:crypto';
import { cleanGtin } from '../gtin.ts';
import { cleanAddress, cleanTitle, productIdOf, shopHostOf } from '../merchants/index.server.ts';
import type { ObservedProduct, ProductRecipient, ProductRejection } from './shared.ts';
import { cleanText } from './texts.ts';

/** A product as it is stored: texts clean and short enough, numbers within their columns. */
export type Observation = {
  /** Within its merchant. */
  productId: string;
  url: string;
  title: string;
  originalTitle: string;
  description: string | null;
  priceCents: number | null;
  listPriceCents: number | null;
  available: boolean | null;
  pictureUrl: string | null;
  brand: string | null;
  gtin: string | null;
  sku: string | null;
  rating: number | null;
  categoryPath: readonly string[];
  variant: string | null;
  groupId: string | null;
  recipient: ProductRecipient;
  /** Of all that the shop said: a signed 64-bit number in decimals. */
  fingerprint: string;
};

const LONGEST = { title: 300, description: 2000, detail: 100, groupId: 200, url: 2000 };
const MOST_CATEGORIES = 10;
const HIGHEST_PRICE_CENTS = 100_000_000;
/** A letter or a digit that is seen; some letters are blank. */
const NAMES = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
const OLDEST_MONTHS = 1200;
const ANYBODY: ProductRecipient = { gender: 'Unknown', ageMinMonths: null, ageMaxMonths: null };

/**
 * A product as it is stored, or why it cannot be.
 *
 * @param shop the host of its merchant, without `www.` (the page is there or on a part of it, such as `fr.` before it), and
 * what is cut off the ends of its titles.
 */
export function readObservation(
  product: ObservedProduct,
  shop: { host: string; titleSuffixes: readonly string[] },
): Observation | ProductRejection {
  const url = cleanAddress(product.url);
  if (!url || url.href.length > LONGEST.url) return 'invalid_url';
  if (!isSameShop(shopHostOf(url), shop.host)) return 'other_site';
  const originalTitle = cleanText(product.title, LONGEST.title);
  if (!originalTitle || !NAMES.test(originalTitle)) return 'no_title';
  const { priceCents, listPriceCents, currency } = product;
  if (priceCents !== null && !isPrice(priceCents)) return 'invalid_price';
  if (priceCents !== null && currency !== null && currency.toUpperCase() !== 'EUR')
    return 'not_in_euros';
  const stored = {
    url: url.href,
    originalTitle,
    description: cleanText(product.description, LONGEST.description),
    priceCents,
    listPriceCents:
      isPrice(listPriceCents) && isPrice(priceCents) && listPriceCents > priceCents
        ? listPriceCents
        : null,
    available: product.available,
    pictureUrl: pictureAddress(product.pictureUrl),
    brand: cleanText(product.brand, LONGEST.detail),
    gtin: cleanGtin(product.gtin) ?? null,
    sku: cleanText(product.sku, LONGEST.detail),
    rating: isRating(product.rating) ? product.rating : null,
    categoryPath: product.categoryPath
      .slice(0, MOST_CATEGORIES)
      .flatMap((category) => cleanText(category, LONGEST.detail) ?? []),
    variant: cleanText(product.variant, LONGEST.detail),
    groupId: cleanText(product.groupId, LONGEST.groupId),
  };
  return {
    ...stored,
    title: cleanTitle(originalTitle, shop.titleSuffixes),
    productId: productIdOf(url),
    recipient: recipientOf(product.recipient),
    fingerprint: fingerprintOf(Object.values(stored)),
  };
}

function isSameShop(host: string, shopHost: string): boolean {
  return host === shopHost || host.endsWith(`.${shopHost}`);
}

function isPrice(cents: number | null): cents is number {
  return Number.isInteger(cents) && cents! > 0 && cents! <= HIGHEST_PRICE_CENTS;
}

function isRating(rating: number | null): boolean {
  return rating !== null && rating > 0 && rating <= 5;
}

function pictureAddress(address: string | null): string | null {
  if (!address || address.length > LONGEST.url) return null;
  const url = URL.parse(address.trim());
  const isUsable = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isUsable && url.href.length <= LONGEST.url ? url.href : null;
}

function recipientOf(said: ProductRecipient | undefined): ProductRecipient {
  if (!said) return ANYBODY;
  const isAge = (months: number | null) =>
    months === null || (Number.isInteger(months) && months >= 0 && months <= OLDEST_MONTHS);
  const { gender, ageMinMonths, ageMaxMonths } = said;
  const isRange =
    isAge(ageMinMonths) &&
    isAge(ageMaxMonths) &&
    (ageMinMonths ?? 0) <= (ageMaxMonths ?? OLDEST_MONTHS);
  return isRange ? said : { ...ANYBODY, gender };
}

function fingerprintOf(values: readonly unknown[]): string {
  const digest = hash('sha1', JSON.stringify(values), 'buffer');
  return digest.readBigInt64BE().toString();
}
