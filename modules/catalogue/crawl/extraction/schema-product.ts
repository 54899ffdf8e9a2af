import { cleanGtin } from '../../gtin.ts';
import { cleanRating, cleanText, cleanUrl, type Finding } from './fields.ts';
import { address, type Item, isOfType, items, localName, text } from './items.ts';
import { currencyOf, findMoney, readMachineAmount } from './money.ts';

const PRODUCTS = new Set(
  'Product ProductGroup ProductModel IndividualProduct SomeProducts Book Movie MusicAlbum Game VideoGame Event MusicEvent TheaterEvent ComedyEvent ExhibitionEvent Festival Course Vehicle Car SoftwareApplication'.split(
    ' ',
  ),
);
const BREADCRUMBS = new Set(['BreadcrumbList']);
/** What leads from an item to the product that the page is about; similar products hang on other properties. */
const WAYS = [
  'mainEntity',
  'mainEntityOfPage',
  'about',
  'itemOffered',
  'hasVariant',
  '@graph',
] as const;

const GROUPS = new Set(['ProductGroup', 'ProductModel']);
const AVAILABLE = new Set(
  'instock limitedavailability onlineonly instoreonly preorder presale backorder madetoorder available in_stock'.split(
    ' ',
  ),
);
const UNAVAILABLE = new Set(
  'outofstock soldout discontinued reserved unavailable out_of_stock oos'.split(' '),
);
/** A gift is new where it can be. */
const USED = /Used|Refurbished|Damaged/i;
/** Properties of a price that is not the one to pay. */
const LIST_PRICE = /ListPrice|Strikethrough|MSRP|SRP|RegularPrice/i;

const LISTED = 3;
/** Of a path of categories, empty ones included. */
const MOST_STEPS = 30;

type Place = {
  /** The page's own address: a product or an offer that has it is the one the page is about. */
  url: string;
  /** The largest heading, which tells the product from others beside it. */
  heading: string | undefined;
};

/** What the items of a page say of its product. */
export function readItems(all: readonly Item[], place: Place): Finding[] {
  const findings = all
    .filter((item) => isOfType(item, BREADCRUMBS))
    .flatMap(readBreadcrumb)
    .slice(0, 1);
  const group = mainProduct(all, place);
  if (!group) return findings;
  const product = variantOf(group, place.url);
  return [
    ...findings,
    ...readProduct(product, place),
    ...(product === group ? [] : readProduct(group, place)),
  ];
}

function mainProduct(all: readonly Item[], place: Place): Item | undefined {
  const found: Item[] = [];
  const visit = (item: Item, depth: number) => {
    if (isOfType(item, PRODUCTS)) found.push(item);
    else if (depth < 4)
      for (const way of WAYS) for (const next of items(item, way)) visit(next, depth + 1);
  };
  for (const item of all) visit(item, 0);
  const score = (item: Item) =>
    (isPage(address(item, 'url') ?? text(item, '@id'), place.url) ? 4 : 0) +
    (sameWords(text(item, 'name'), place.heading) ? 3 : 0) +
    (items(item, 'offers').length > 0 || items(item, 'hasVariant').length > 0 ? 2 : 0) +
    (item.types.some((type) => type.startsWith('Product')) ? 1 : 0);
  const main = best(found, score);
  const names = new Set(found.map((item) => text(item, 'name')));
  // Of many products, none of which is the page's, the page is a listing.
  return main && names.size >= LISTED && score(main) <= 3 ? undefined : main;
}

/** The variant of a group that the page's address chooses, else the first that is available. */
function variantOf(group: Item, url: string): Item {
  const variants = items(group, 'hasVariant').filter((item) => items(item, 'offers').length > 0);
  const chosen = variants.find((variant) =>
    isPage(address(variant, 'url') ?? text(variant, '@id'), url),
  );
  const available = variants.find((variant) =>
    items(variant, 'offers').some((offer) => availability(offer)),
  );
  return (
    chosen ?? (items(group, 'offers').length > 0 ? group : (available ?? variants[0] ?? group))
  );
}

function readProduct(product: Item, { url }: Place): Finding[] {
  const found: Finding[] = [];
  const add = <Value>(value: Value | undefined, finding: (value: Value) => Finding) => {
    if (value !== undefined) found.push(finding(value));
  };
  add(cleanText('title', text(product, 'name')), (value) => ({ field: 'title', value }));
  add(cleanText('description', text(product, 'description')), (value) => ({
    field: 'description',
    value,
  }));
  add(cleanUrl(address(product, 'image') ?? address(product, 'photo'), url), (value) => ({
    field: 'picture',
    value,
  }));
  add(cleanText('brand', text(product, 'brand', 'manufacturer')), (value) => ({
    field: 'brand',
    value,
  }));
  const gtins = ['gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8', 'isbn', 'ean'];
  add(gtins.map((name) => cleanGtin(text(product, name))).find(Boolean), (value) => ({
    field: 'gtin',
    value,
  }));
  add(cleanText('sku', text(product, 'sku', 'productID', 'mpn')), (value) => ({
    field: 'sku',
    value,
  }));
  const category = text(product, 'category');
  if (category) {
    const path = category
      .split(/[>›»/]/, MOST_STEPS)
      .flatMap((part) => cleanText('category', part) ?? []);
    if (path.length > 0) found.push({ field: 'category', value: path.slice(0, 10) });
  }
  const variant = ['color', 'size', 'material', 'pattern'].flatMap(
    (name) => cleanText('variant', text(product, name)) ?? [],
  );
  add(variant.join(', ') || undefined, (value) => ({ field: 'variant', value }));
  add(cleanText('groupId', groupOf(product)), (value) => ({ field: 'groupId', value }));
  for (const rating of items(product, 'aggregateRating')) {
    add(cleanRating(text(rating, 'ratingValue'), text(rating, 'bestRating')), (value) => ({
      field: 'rating',
      value,
    }));
  }
  return [...found, ...readOffers(product, url)];
}

function groupOf(product: Item): string | undefined {
  const groups = [
    ...(isOfType(product, GROUPS) ? [product] : []),
    ...items(product, 'isVariantOf'),
  ];
  return (
    text(product, 'inProductGroupWithID') ??
    groups.map((group) => text(group, 'productGroupID')).find(Boolean)
  );
}

/** The offer that the address chooses, else the first that is available, else the first. */
function readOffers(product: Item, url: string): Finding[] {
  const all = items(product, 'offers').flatMap((offer) => {
    const inside = items(offer, 'offers');
    return inside.length > 0 && readPrice(offer) === null ? inside : [offer];
  });
  const unused = all.filter((offer) => !USED.test(text(offer, 'itemCondition') ?? ''));
  const offers = unused.length > 0 ? unused : all;
  const offer =
    offers.find(
      (candidate) => isPage(address(candidate, 'url'), url) && new URL(url).search !== '',
    ) ??
    offers.find((candidate) => availability(candidate) && readPrice(candidate) !== null) ??
    offers.find((candidate) => readPrice(candidate) !== null) ??
    offers[0] ??
    product;
  const found: Finding[] = [];
  const price = readPrice(offer);
  if (price?.cents) found.push({ field: 'price', value: price.cents });
  if (price?.currency) found.push({ field: 'currency', value: price.currency });
  const list = readListPrice(offer);
  if (list && price && list > price.cents) found.push({ field: 'listPrice', value: list });
  const inside = items(offer, 'offers');
  const stock =
    availability(offer) ??
    [...offers, ...inside]
      .map(availability)
      .sort((a, b) => Number(b ?? false) - Number(a ?? false))[0];
  if (stock !== undefined) found.push({ field: 'available', value: stock });
  return found;
}

/** The price to pay: a price without a type before those of a specification, the lowest of a range. */
function readPrice(offer: Item): { cents: number; currency: string | null } | null {
  const specifications = items(offer, 'priceSpecification').filter(
    (one) =>
      !LIST_PRICE.test(text(one, 'priceType') ?? '') &&
      items(one, 'referenceQuantity').length === 0,
  );
  for (const item of [offer, ...specifications]) {
    const written = text(item, 'price', 'lowPrice', 'minPrice');
    const cents = readMachineAmount(written);
    if (cents) {
      const sign = text(item, 'priceCurrency') ?? text(offer, 'priceCurrency');
      return { cents, currency: currencyOf(sign) ?? findMoney(written ?? '')[0]?.currency ?? null };
    }
  }
  return null;
}

function readListPrice(offer: Item): number | null {
  const one = items(offer, 'priceSpecification').find((item) =>
    LIST_PRICE.test(text(item, 'priceType') ?? ''),
  );
  return readMachineAmount(one && text(one, 'price'));
}

function availability(offer: Item): boolean | undefined {
  const word = localName(text(offer, 'availability') ?? '')
    .toLowerCase()
    .replace(/[\s-]/g, '');
  return AVAILABLE.has(word) ? true : UNAVAILABLE.has(word) ? false : undefined;
}

function readBreadcrumb(list: Item): Finding[] {
  const position = (item: Item) => Number(text(item, 'position') ?? 0);
  const path = items(list, 'itemListElement')
    .sort((a, b) => position(a) - position(b))
    .flatMap(
      (item) =>
        cleanText(
          'category',
          text(item, 'name') ?? items(item, 'item').map((inner) => text(inner, 'name'))[0],
        ) ?? [],
    );
  return path.length > 0 ? [{ field: 'category', value: path.slice(0, 10) }] : [];
}

/** Whether an address that a page gives is the page's own, its fragment and its host aside. */
function isPage(given: string | undefined, page: string): boolean {
  const url = given ? URL.parse(given, page) : null;
  const own = new URL(page);
  if (!url) return false;
  const path = ({ pathname }: URL) => pathname.replace(/\/$/, '');
  return path(url) === path(own) && (url.search === '' || url.search === own.search);
}

export function sameWords(one: string | undefined, other: string | undefined): boolean {
  const words = (value = '') =>
    value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return words(one) !== '' && words(one) === words(other);
}

function best<Value>(values: readonly Value[], score: (value: Value) => number): Value | undefined {
  let found: Value | undefined;
  for (const value of values) if (found === undefined || score(value) > score(found)) found = value;
  return found;
}
