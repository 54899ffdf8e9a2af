import { type MarketProduct, productsOf, type ShopId } from './products.ts';

export type PageStyle = 'jsonLd' | 'microdata' | 'openGraph' | 'plain' | 'scripted';

/** A shop as it stands: what it sells, how its addresses are made and its pages written. */
export type Shop = {
  id: ShopId;
  name: string;
  /** `http://127.0.0.1:PORT` */
  origin: string;
  products: MarketProduct[];
  /** Its pages are of one or two styles; variants of a product have the same. */
  styles: readonly PageStyle[];
  /** The path of a listing, by the slug of its category, and of its further pages. */
  listingPath: (category: string, page: number) => string;
  /** Where listings say which page follows: in the head, in a link, or not at all. */
  nextBy: 'head' | 'link' | 'number';
  productPath: (product: MarketProduct) => string;
  basketPath: string;
  searchPath: string;
  feedPath: string;
};

type ShopPlan = Omit<Shop, 'origin' | 'products'>;

const PLANS: Record<ShopId, ShopPlan> = {
  camomille: {
    id: 'camomille',
    name: 'Bazar Camomille',
    styles: ['jsonLd', 'microdata'],
    listingPath: (category, page) => `/rayon/${category}${page > 1 ? `?page=${page}` : ''}`,
    nextBy: 'head',
    productPath: ({ slug }) => `/produit/${slug}`,
    basketPath: '/panier',
    searchPath: '/recherche',
    feedPath: '/flux/google-shopping.xml',
  },
  ernestine: {
    id: 'ernestine',
    name: 'La Malle d’Ernestine',
    styles: ['openGraph', 'plain'],
    listingPath: (category, page) => `/collections/${category}${page > 1 ? `/page/${page}` : ''}`,
    nextBy: 'link',
    productPath: ({ slug, sku }) => `/${sku.toLowerCase()}-${slug}.html`,
    basketPath: '/mon-panier',
    searchPath: '/chercher',
    feedPath: '/flux/affiliation.csv',
  },
  riens: {
    id: 'riens',
    name: 'Trois Petits Riens',
    styles: ['scripted'],
    listingPath: (category, page) => `/collections/${category}${page > 1 ? `?page=${page}` : ''}`,
    nextBy: 'number',
    // As shops of this kind do: variants are chosen on the page of their product.
    productPath: ({ family }) => `/products/${encodeURIComponent(family)}`,
    basketPath: '/cart',
    searchPath: '/search',
    feedPath: '/export/products_export.csv',
  },
};

export function makeShop(id: ShopId): Shop {
  return { ...PLANS[id], origin: '', products: productsOf(id) };
}

export function styleOf({ styles, products }: Shop, { family }: MarketProduct): PageStyle {
  const at = [...new Set(products.map((product) => product.family))].indexOf(family);
  return styles[at % styles.length] ?? 'plain';
}

export function urlOf(shop: Shop, product: MarketProduct): string {
  return shop.origin + shop.productPath(product);
}

/** One picture for each product, the same drawing in every shop. */
export function pictureUrl({ origin }: Shop, { key, icon }: MarketProduct): string {
  return `${origin}/images/${key}.${icon}.jpg`;
}
