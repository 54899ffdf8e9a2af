import type { Shop } from './shops.ts';

export type FailingPageName = 'slow' | 'broken' | 'moved' | 'vanished' | 'gone' | 'limited';

/** Addresses of each shop, in its sitemap, that do not simply answer; `target` is the path of the product there is. */
export type FailingPages = Record<FailingPageName, { path: string; target: string | null }>;

/**
 * - slow: a product that is answered after a while
 * - broken: always 500
 * - moved: 301 to a product
 * - vanished, gone: 404 and 410
 * - limited: 429 with Retry-After, and a product once that time has passed
 */
export function failingPagesOf(shop: Shop): FailingPages {
  const path = (at: number) => {
    const product = shop.products[at];
    if (!product) throw new RangeError(`${shop.id} has no product ${at}`);
    return shop.productPath(product);
  };
  const strange = (name: string) => path(0).replace(/[^/]+$/, name);
  return {
    slow: { path: path(20), target: path(20) },
    broken: { path: strange('en-panne'), target: null },
    moved: { path: strange('ancienne-adresse'), target: path(21) },
    vanished: { path: strange('introuvable'), target: null },
    gone: { path: strange('retire-de-la-vente'), target: null },
    limited: { path: path(22), target: path(22) },
  };
}
