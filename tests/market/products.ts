import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export const SHOP_IDS = ['camomille', 'ernestine', 'riens'] as const;
export type ShopId = (typeof SHOP_IDS)[number];

/** A product as one shop sells it; its price and stock can be changed while the market is open. */
export type MarketProduct = {
  /** One for each variant, the same in every shop: by it tests know which products are the same. */
  key: string;
  /** The key without the variant. */
  family: string;
  /** The last part of its address in the shop, made from the shop's title. */
  slug: string;
  title: string;
  brand: string;
  /** From the widest to the narrowest. */
  category: readonly string[];
  icon: string;
  variant: { name: string; value: string } | null;
  priceCents: number;
  listPriceCents: number | null;
  available: boolean;
  description: string;
  gtin: string;
  sku: string;
  /** Of 5. */
  rating: number | null;
  changedAt: Date;
};

type Row = Record<string, string> & { key: string; brand: string; category: string };

const FILE = new URL('products.csv', import.meta.url);
const OPENED = new Date('2026-11-01T08:00:00Z');

/** The 60 products of a shop, of `products.csv`: those that have a title in its column. */
export function productsOf(shop: ShopId): MarketProduct[] {
  const rows = parse(readFileSync(FILE), { columns: true, delimiter: '|' }) as Row[];
  return rows.flatMap((row, at) => {
    const title = row[shop];
    if (!title) return [];
    return variantsOf(row.variants).map((variant, within) => {
      const key = variant ? `${row.key}-${slugOf(variant.value)}` : row.key;
      const number = at * 10 + within;
      return {
        key,
        family: row.key,
        slug: slugOf(variant ? `${title} ${variant.value}` : title),
        title,
        brand: row.brand,
        category: row.category.split(' > '),
        icon: row.icon ?? '',
        variant,
        ...pricesOf(row[`${shop}_price`] ?? ''),
        description: row.description ?? '',
        gtin: gtinOf(number),
        sku: `${shop.slice(0, 2).toUpperCase()}-${1000 + number}`,
        rating: number % 3 === 0 ? 4 + (number % 10) / 10 : null,
        changedAt: OPENED,
      };
    });
  });
}

/** Words of a title as an address has them. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function variantsOf(column = ''): ({ name: string; value: string } | null)[] {
  const [name, values] = column.split(': ');
  if (!name || !values) return [null];
  return values.split(', ').map((value) => ({ name, value }));
}

/** `24.90`; `24.90<32.00` where 32.00 is struck out beside it; `24.90 x` where it is out of stock. */
function pricesOf(column: string) {
  const [price = '', list] = column.replace(' x', '').split('<');
  return {
    priceCents: Math.round(Number(price) * 100),
    listPriceCents: list ? Math.round(Number(list) * 100) : null,
    available: !column.endsWith(' x'),
  };
}

/** A number of 13 digits whose check digit is right. */
function gtinOf(number: number): string {
  const digits = `37800${String(number).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
