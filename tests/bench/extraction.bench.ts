import { readPage } from '#modules/catalogue/crawl/index.server.ts';
import { shopPages } from '../fixtures/shop-pages.ts';
import { hardPages } from '../pages/hard-pages.ts';
import { heldOutPages } from '../pages/held-out.ts';
import type { WrittenPage } from '../pages/page.ts';

type Figures = { right: number; read: number; written: number };

const HALVES: Record<string, readonly Pick<WrittenPage, 'url' | 'html' | 'expected' | 'kind'>[]> = {
  tuning: [
    ...shopPages.map((page) => ({
      ...page,
      kind: page.expected.price === null ? ('other' as const) : ('product' as const),
    })),
    ...hardPages,
  ],
  'held out': heldOutPages,
};

/** How well each field is read, on the pages that the reader is worked on with and on those it is not. */
for (const [half, pages] of Object.entries(HALVES)) {
  const fields = new Map<string, Figures>();
  const count = (field: string, value: unknown, expected: unknown) => {
    const figures = fields.get(field) ?? { right: 0, read: 0, written: 0 };
    if (value !== null) figures.read++;
    if (expected !== null) figures.written++;
    if (expected !== null && JSON.stringify(value) === JSON.stringify(expected)) figures.right++;
    fields.set(field, figures);
  };
  for (const { url = 'https://shop.test/p', html, kind, expected } of pages) {
    const { extract, ...page } = readPage(html, url);
    count('(kind of page)', page.kind, kind);
    for (const [field, value] of Object.entries(expected)) {
      count(field, extract[field as keyof typeof extract]?.value ?? null, value);
    }
  }
  console.log(`\n${half}, ${pages.length} pages`);
  for (const [field, { right, read, written }] of fields) {
    const share = (of: number) => (of === 0 ? '  –  ' : (right / of).toFixed(3));
    console.log(
      `  ${field.padEnd(16)} precision ${share(read)}  recall ${share(written)}  of ${written}`,
    );
  }
}
