import type { ObservedProduct } from '../../products/shared.ts';
import type { Extract } from './extract.ts';

/** What a page says, as the catalogue records products. @param url where the page is. */
export function toObservedProduct(extract: Extract, url: string): ObservedProduct {
  return {
    url: canonicalAddress(extract, url) ?? url,
    title: extract.title?.value ?? null,
    description: extract.description?.value ?? null,
    priceCents: extract.price?.value ?? null,
    currency: extract.currency?.value ?? null,
    listPriceCents: extract.listPrice?.value ?? null,
    available: extract.available?.value ?? null,
    pictureUrl: extract.picture?.value ?? null,
    brand: extract.brand?.value ?? null,
    gtin: extract.gtin?.value ?? null,
    sku: extract.sku?.value ?? null,
    rating: extract.rating?.value ?? null,
    categoryPath: extract.category?.value ?? [],
    variant: extract.variant?.value ?? null,
    groupId: extract.groupId?.value ?? null,
  };
}

/** The address that a page gives itself: believed where it is of the same host, and not the first page of the shop. */
export function canonicalAddress({ canonicalUrl }: Extract, url: string): string | null {
  const canonical = canonicalUrl && new URL(canonicalUrl.value);
  if (!canonical || !isOfHost(canonical, new URL(url)) || canonical.pathname === '/') return null;
  return canonical.href;
}

/** Whether two addresses are of one host, with `www.` or without. */
export function isOfHost(url: URL, other: URL): boolean {
  const name = ({ host }: URL) => host.replace(/^www\./, '');
  return name(url) === name(other);
}
