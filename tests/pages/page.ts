/** A page as a shop writes it, with what a person reads on it; written for this collection. */
export type WrittenPage = {
  id: string;
  kind: 'product' | 'listing' | 'other';
  url?: string;
  html: string;
  /** What a person reads: null for what the page does not say, left out for what is not asked. */
  expected: Readonly<Record<string, unknown>>;
};

export const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** A page of a shop, or of a shop in English; `around` is what stands on every page of it. */
export function page(body: string, head = '', language = 'fr'): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}
