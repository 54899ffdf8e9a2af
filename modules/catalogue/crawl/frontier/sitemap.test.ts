import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSitemap } from './sitemap.server.ts';
import { type SitemapEntry, SitemapReader } from './sitemap.ts';

async function read(file: string | Buffer): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  for await (const entry of readSitemap(Buffer.from(file))) found.push(entry);
  return found;
}

const URLSET = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc>https://shop.test/a?b=1&amp;c=2</loc><lastmod>2026-01-15</lastmod>
    <image:image><image:loc>https://shop.test/a.jpg</image:loc></image:image></url>
  <url>
    <loc> <![CDATA[https://shop.test/b]]> </loc>
    <lastmod>2026-01-15T10:00:00+01:00</lastmod>
  </url>
  <url><lastmod>2026-01-15</lastmod></url>
  <url><loc>https://shop.test/c</loc><lastmod>yesterday</lastmod></url>
</urlset>`;
const PAGES = [
  { url: 'https://shop.test/a?b=1&c=2', isSitemap: false, changedAt: new Date('2026-01-15') },
  { url: 'https://shop.test/b', isSitemap: false, changedAt: new Date('2026-01-15T09:00:00Z') },
  { url: 'https://shop.test/c', isSitemap: false, changedAt: null },
];

test('pages are read with the date of their change, also from gzip', async () => {
  expect(await read(URLSET)).toEqual(PAGES);
  expect(await read(gzipSync(URLSET))).toEqual(PAGES);
  expect(await read(URLSET.replaceAll(/<(\/?)(url|loc|lastmod)/g, '<$1s:$2'))).toEqual(PAGES);
});

test.each([
  '0001-01-01T00:00:00+01:00',
  '0000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '9999-12-31',
])('a page of %s has no date, which the database would reject', async (date) => {
  const [page] = await read(`<url><loc>https://shop.test/a</loc><lastmod>${date}</lastmod></url>`);
  expect(page?.changedAt).toBeNull();
});

test('an index leads to sitemaps', async () => {
  const index =
    '<sitemapindex><sitemap><loc>https://shop.test/1.xml.gz</loc></sitemap></sitemapindex>';
  expect(await read(index)).toEqual([
    { url: 'https://shop.test/1.xml.gz', isSitemap: true, changedAt: null },
  ]);
});

test('feeds of news lead to pages', async () => {
  const rss =
    '<rss><channel><link>https://shop.test/</link><item><link>https://shop.test/a</link></item></channel></rss>';
  const atom =
    '<feed><entry><link href="https://shop.test/a"/><updated>2026-01-15</updated></entry></feed>';
  expect((await read(rss)).map(({ url }) => url)).toEqual(['https://shop.test/a']);
  expect((await read(atom)).map(({ url }) => url)).toEqual(['https://shop.test/a']);
});

test('a file is read the same in pieces of any size', () => {
  for (const size of [1, 2, 7, 100]) {
    const reader = new SitemapReader();
    const found: SitemapEntry[] = [];
    for (let at = 0; at < URLSET.length; at += size) {
      found.push(...reader.read(URLSET.slice(at, at + size)));
    }
    expect(found).toEqual(PAGES);
  }
});

test('a damaged file ends where it is damaged', async () => {
  const zipped = gzipSync(URLSET + 'x'.repeat(1000));
  expect((await read(zipped.subarray(0, zipped.length - 20))).length).toBeLessThanOrEqual(3);
  expect(await read(URLSET.slice(0, 420))).toEqual(PAGES.slice(0, 1));
  expect(await read(Buffer.from([0x1f, 0x8b, 1, 2, 3]))).toEqual([]);
});

const url = '<url><loc>https://shop.test/a</loc></url>';
test.each([
  ['a bomb', gzipSync(Buffer.alloc(200_000_000, url)), 50_000],
  ['tags without end', '<'.repeat(5_000_000), 0],
  ['one tag', `<url ${'a'.repeat(5_000_000)}>`, 0],
  ['nested tags', '<url>'.repeat(1_000_000), 0],
  ['a text without end', `<url><loc>${'a'.repeat(5_000_000)}`, 0],
  ['CDATA without end', '<![CDATA['.repeat(500_000), 0],
])(
  'a hostile file of %s is read in a time and memory that are bounded',
  { timeout: 15_000 },
  async (_, file, count) => {
    let found = 0;
    for await (const _entry of readSitemap(Buffer.from(file as string))) found++;
    expect(found).toBe(count);
  },
);
