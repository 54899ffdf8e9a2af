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
};

/** A text of a page as it may be kept: without markup, spaces as one, at most as long as its field; undefined when empty. */
export function cleanText(field: FieldName, text: unknown): string | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined;
  const plain = String(text)
    .slice(0, 20_000)
    .replace(/<[^>]{0,1000}>/g, ' ')
    .replace(/&(nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(quot|#34);/g, '"')
    .replace(/&(apos|#0?39|rsquo);/g, '’')
    .replace(/[\p{Cc}\p{Cf}\s\u00a0\u202f]+/gu, ' ')
    .trim();
  const longest = LONGEST[field] ?? 500;
  return (
    (plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain) || undefined
  );
}

/** An http(s) address, resolved against the page; undefined for anything else. */
export function cleanUrl(address: unknown, base: string): string | undefined {
  if (typeof address !== 'string' || address.length > 2048 || !address.trim()) return undefined;
  const url = URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/** A GTIN of 8, 12, 13 or 14 digits, or an ISBN, whose check digit is right. */
export function cleanGtin(text: unknown): string | undefined {
  const digits = String(text ?? '')
    .slice(0, 40)
    .replace(/^(isbn|ean|gtin|upc)\D*(?=\d)/i, '')
    .replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0 && Number(digits) > 0 ? digits : undefined;
}

/** Values of a rating on a scale, as one of 5; undefined when it is on no scale. */
export function cleanRating(value: unknown, best: unknown = 5): number | undefined {
  const rating = Number(String(value ?? '').replace(',', '.'));
  const top = Number(String(best ?? 5).replace(',', '.')) || 5;
  if (!(rating > 0) || rating > top) return undefined;
  return Math.round((rating / top) * 50) / 10;
}
