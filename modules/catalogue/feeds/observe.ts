import type { ObservedProduct } from '../products/shared.ts';
import type { FeedField, FeedMapping } from './fields.ts';
import type { FeedRow } from './formats/rows.ts';
import { plainText } from './plain-text.ts';
import { isWithin, readAvailability, readPrice, readRecipient, shopAddress } from './values.ts';

const MOST_WORDS_OF_STOCK = 100;

export type ObserveOptions = {
  mapping: FeedMapping;
  /** Of the merchant, without `www.`. */
  shopHost: string;
  now: Date;
};

/** What makes a product of each row of a file whose columns are these. */
export function observer(
  columns: readonly string[],
  { mapping, shopHost, now }: ObserveOptions,
): (row: FeedRow) => ObservedProduct {
  const places = new Map(
    Object.entries(mapping).map(([field, column]) => [field, columns.indexOf(column)]),
  );
  // Only machines for development and tests have a port of their own, and no certificate.
  const scheme = shopHost.includes(':') ? 'http' : 'https';
  // Files have a few words for it, each very many times.
  const said = new Map<string | null, boolean | null>([[null, null]]);
  const available = (text: string | null): boolean | null => {
    const known = said.get(text);
    if (known !== undefined) return known;
    const read = readAvailability(text ?? '');
    if (said.size < MOST_WORDS_OF_STOCK) said.set(text, read);
    return read;
  };
  return ({ values }) => {
    const of = (field: FeedField) => values[places.get(field) ?? -1] ?? null;
    const handle = of('handle');
    const url =
      of('url') ?? (handle && `${scheme}://${shopHost}/products/${encodeURIComponent(handle)}`);
    return {
      url: shopAddress(url ?? '', shopHost),
      title: plain(of('title')),
      description: plain(of('description')),
      ...prices(of, now),
      available: available(of('availability')),
      pictureUrl: of('picture'),
      brand: plain(of('brand')),
      gtin: of('gtin'),
      sku: of('sku'),
      rating: rating(of('rating')),
      categoryPath: categories(of('category')),
      variant: [of('color'), of('size'), of('variant')].filter(Boolean).join(', ') || null,
      groupId: of('group'),
      recipient: readRecipient(of('gender') ?? '', of('ageGroup') ?? ''),
    };
  };
}

type Read = (field: FeedField) => string | null;

function plain(text: string | null): string | null {
  return text === null ? null : plainText(text);
}

/** The price that is asked, and the one that was asked before where it is lower now. */
function prices(
  of: Read,
  now: Date,
): Pick<ObservedProduct, 'priceCents' | 'currency' | 'listPriceCents'> {
  const read = (text: string | null) => (text === null ? null : readPrice(text));
  const price = read(of('price'));
  const isSale = isWithin(of('salePeriod') ?? '', now);
  const sale = isSale ? read(of('salePrice')) : null;
  const isLower = sale !== null && (price === null || sale.cents < price.cents);
  const asked = isLower ? sale : price;
  const list = isLower ? price : read(of('listPrice'));
  return {
    priceCents: asked?.cents ?? null,
    currency: asked?.currency ?? of('currency'),
    listPriceCents: list?.cents ?? null,
  };
}

function rating(text: string | null): number | null {
  const number = Number(text?.replace(',', '.') ?? Number.NaN);
  return number > 0 && number <= 5 ? number : null;
}

function categories(text: string | null): string[] {
  if (text === null) return [];
  return plainText(text)
    .slice(0, 1000)
    .split(/\s*(?:>|\/|\|)\s*/)
    .filter(Boolean);
}
