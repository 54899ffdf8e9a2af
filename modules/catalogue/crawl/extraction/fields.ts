/** What a page can say of a product. Prices are in cents of their currency. */
export type ProductFields = {
  title: string;
  description: string;
  price: number;
  currency: string;
  listPrice: number;
  available: boolean;
  picture: string;
  brand: string;
  gtin: string;
  sku: string;
  /** Of 5. */
  rating: number;
  /** From the widest to the narrowest. */
  category: readonly string[];
  variant: string;
  /** What the variants of one product have in common, as the shop names it. */
  groupId: string;
  canonicalUrl: string;
};

export type FieldName = keyof ProductFields;
export type SourceName = 'json_ld' | 'microdata' | 'rdfa' | 'open_graph' | 'visible';

/** What one source says, with how sure it is (0 to 1) where that differs from the source's own. */
export type Finding<Name extends FieldName = FieldName> = {
  [Field in Name]: { field: Field; value: ProductFields[Field]; confidence?: number };
}[Name];

/** How far each source is believed. */
export const CONFIDENCE: Record<SourceName, number> = {
  json_ld: 0.9,
  microdata: 0.85,
  rdfa: 0.8,
  open_graph: 0.7,
  visible: 0.5,
};

const LONGEST: Partial<Record<FieldName, number>> = {
  title: 300,
  description: 2000,
  brand: 100,
  sku: 100,
  variant: 100,
  groupId: 100,
};

/** A text of a page as it may be kept: without markup or halves of characters, spaces as one, at most as long as its field; undefined when empty. */
export function cleanText(field: FieldName, text: unknown): string | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined;
  const plain = String(text)
    .slice(0, 20_000)
    // No tag has another inside: each sign is looked at once.
    .replace(/<[^<>]{0,1000}>/g, ' ')
    .replace(/&(nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(quot|#34);/g, '"')
    .replace(/&(apos|#0?39|rsquo);/g, '’')
    // Such as the mark where a word may be divided.
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\p{Cs}\s\u00a0\u202f]+/gu, ' ')
    .trim();
  const longest = LONGEST[field] ?? 500;
  if (plain.length <= longest) return plain || undefined;
  const cut = plain.slice(0, longest - 1).replace(/\p{Cs}$/u, '');
  return `${cut.trimEnd()}…`;
}

/** An http(s) address, resolved against the page; undefined for anything else. */
export function cleanUrl(address: unknown, base: string): string | undefined {
  if (typeof address !== 'string' || address.length > 2048 || !address.trim()) return undefined;
  const url = URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/** Values of a rating on a scale, as one of 5; undefined when it is on no scale. */
export function cleanRating(value: unknown, best: unknown = 5): number | undefined {
  const rating = Number(String(value ?? '').replace(',', '.'));
  const top = Number(String(best ?? 5).replace(',', '.')) || 5;
  if (!(rating > 0) || rating > top) return undefined;
  return Math.round((rating / top) * 50) / 10;
}
