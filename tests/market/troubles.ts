import type { Shop } from './shops.ts';

export type TroubleName = 'slow' | 'broken' | 'moved' | 'vanished' | 'gone' | 'limited';

/** Addresses of each shop, in its sitemap, that do not simply answer; `leadsTo` is the path of the product there is. */
export type Troubles = Record<TroubleName, { path: string; leadsTo: string | null }>;

/**
 * - slow: a product that is answered after a while
 * - broken: always 500
 * - moved: 301 to a product
 * - vanished, gone: 404 and 410
 * - limited: 429 with Retry-After, and a product once that time has passed
 */
export function troublesOf(shop: Shop): Troubles {
  const path = (at: number) => {
    const product = shop.products[at];
    if (!product) throw new RangeError(`${shop.id} has no product ${at}`);
    return shop.productPath(product);
  };
  const strange = (name: string) => path(0).replace(/[^/]+$/, name);
  return {
    slow: { path: path(20), leadsTo: path(20) },
    broken: { path: strange('en-panne'), leadsTo: null },
    moved: { path: strange('ancienne-adresse'), leadsTo: path(21) },
    vanished: { path: strange('introuvable'), leadsTo: null },
    gone: { path: strange('retire-de-la-vente'), leadsTo: null },
    limited: { path: path(22), leadsTo: path(22) },
  };
}
