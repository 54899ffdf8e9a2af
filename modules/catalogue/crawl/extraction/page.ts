import type { Element } from '../html/document.ts';
import type { Card } from '../visible/cards.ts';
import { type Extract, readSources } from './extract.ts';
import { cleanUrl } from './fields.ts';
import { canonicalAddress, isOfHost } from './observed.ts';

export type PageKind = 'product' | 'listing' | 'other';

/** A page of a shop: what it is, what it says of its product, and where it leads. */
export type ReadPage = {
  kind: PageKind;
  extract: Extract;
  /** Addresses of the same host that the page links to, products of a listing first; none where the page forbids following. */
  links: string[];
  /** The page that continues this one, as a listing says it. */
  next: string | null;
  /** The address that the page gives itself, where it is of the same host and not the shop’s first page. */
  canonical: string | null;
};

const MAX_LINKS = 1000;
/** Links that are looked at: those of a real page are a few hundred. */
const MAX_ASKED = 10_000;
/** More products beside the page's own than suggestions usually show. */
const LISTED = 3;
/** How sure a price must be that no statement of stock is beside. */
const SURE_PRICE = 0.55;
const NOT_A_PAGE =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|pdf|zip|gz|mp[34]|webm|woff2?|docx?|xlsx?|csv)$/i;

/**
 * Reads a page of a shop: its product where it is a product's, and the links that a crawler follows. Pure, and linear in the
 * length of the page.
 *
 * @param url where the page is.
 */
export function readPage(html: string, url: string): ReadPage {
  const { all, base, meta, cards, ...read } = readSources(html, url);
  const own = new URL(url);
  const kind = kindOf(read.extract, cards, meta, own);
  const extract = kind === 'product' ? read.extract : withoutOffer(read.extract);
  const next = nextOf(all, base);
  return {
    kind,
    extract,
    links: /nofollow|none/i.test(meta.get('robots') ?? '') ? [] : linksOf(all, cards, own, base),
    next: next && isOfHost(new URL(next), own) ? next : null,
    canonical: canonicalAddress(extract, url),
  };
}

/** What the page of a product says, as `readPage` reads it. */
export function parse(html: string, url: string): Extract {
  return readPage(html, url).extract;
}

/** A page that is no product's has no price and no stock, though people read some on it. */
function withoutOffer(extract: Extract): Extract {
  const { price, currency, listPrice, available, ...rest } = extract;
  return rest;
}

/** A product's page says a price, or whether it can be bought, of something that is not one of many. */
function kindOf(
  { title, price, available }: Extract,
  cards: readonly Card[],
  meta: ReadonlyMap<string, string>,
  { pathname }: URL,
): PageKind {
  const type = meta.get('og:type') ?? '';
  const isMarked = price && price.source !== 'visible';
  const isShown = price && (available || price.confidence >= SURE_PRICE);
  const isListing = cards.length >= LISTED || (cards.length > 0 && !price && !available);
  if (pathname === '/' && !isMarked) return isListing ? 'listing' : 'other';
  if (title && (isMarked || (isShown && !/^(article|blog)/.test(type)))) return 'product';
  if (isListing) return 'listing';
  return title && available && available.confidence >= 0.55 ? 'product' : 'other';
}

function linksOf(
  all: readonly Element[],
  cards: readonly Card[],
  own: URL,
  base: string,
): string[] {
  const found = new Set(cards.slice(0, MAX_LINKS).map(({ url }) => withoutFragment(url)));
  const page = withoutFragment(own.href);
  let asked = 0;
  for (const { name, attributes } of all) {
    if (found.size >= MAX_LINKS || asked >= MAX_ASKED) break;
    if (name !== 'a' || !attributes.href || /nofollow/i.test(attributes.rel ?? '')) continue;
    asked++;
    const url = cleanUrl(attributes.href, base);
    const place = url && new URL(url);
    if (!place || !isOfHost(place, own) || NOT_A_PAGE.test(place.pathname)) continue;
    if (withoutFragment(url) !== page) found.add(withoutFragment(url));
  }
  return [...found];
}

function nextOf(all: readonly Element[], base: string): string | null {
  const link = all.find(
    ({ name, attributes }) =>
      (name === 'link' || name === 'a') && /(^|\s)next(\s|$)/i.test(attributes.rel ?? ''),
  );
  return cleanUrl(link?.attributes.href, base) ?? null;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
