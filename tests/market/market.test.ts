import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePage, parse } from '#modules/catalogue/crawl/index.server.ts';
import { nameOf } from './frame.ts';
import { type Market, startMarket } from './index.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket({ retryAfterSeconds: 0.05, slowMilliseconds: 1 });
});
afterAll(() => market.close());

test('each shop sells 60 products; one shows all variants of a product under one address', () => {
  const counts = Object.values(market.shops).map(({ products, urlOf }) => [
    products.length,
    new Set(products.map(urlOf)).size,
  ]);
  expect(counts).toEqual([
    [60, 60],
    [60, 60],
    [60, 42],
  ]);
});

test('some products are sold by two shops, under other titles and at other prices', () => {
  const { camomille, ernestine } = market.shops;
  const keys = new Set(ernestine.products.map(({ key }) => key));
  const shared = camomille.products.filter(({ key }) => keys.has(key));
  expect(shared.length).toBeGreaterThan(15);
  const other = (key: string) => ernestine.product(key);
  expect(shared.filter(({ key, title }) => other(key).title === title)).toEqual([]);
  expect(shared.every(({ key, gtin }) => other(key).gtin === gtin)).toBe(true);
});

test('every product that is not drawn by scripts is read as it is', async () => {
  const { camomille, ernestine } = market.shops;
  for (const shop of [camomille, ernestine]) {
    for (const product of shop.products) {
      const url = shop.urlOf(product);
      const answer = await fetch(url);
      if (answer.status === 429) continue;
      const html = decodePage(new Uint8Array(await answer.arrayBuffer()));
      const { title, price, listPrice, available, variant } = parse(html, url);
      expect([title?.value, price?.value, listPrice?.value ?? null, available?.value]).toEqual([
        expect.stringContaining(nameOf(product)),
        product.priceCents,
        product.listPriceCents,
        product.available,
      ]);
      expect(variant?.value).toBe(product.variant?.value);
    }
  }
});

test('a sitemap of each shop leads to its products', async () => {
  const { origin } = market.shops.camomille;
  const index = gunzipSync(await bytes(`${origin}/plan-index.xml.gz`)).toString();
  expect(index.match(/<loc>/g)).toHaveLength(3);
  const first = gunzipSync(await bytes(`${origin}/plan-1.xml.gz`)).toString();
  expect(first.match(/<lastmod>/g)).toHaveLength(30);
});

test('a price that is changed is on the page, in the file, and ends what a reader remembered', async () => {
  const { camomille: shop } = market.shops;
  const product = shop.product('hamac-double');
  const before = await fetch(shop.urlOf(product));
  const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
  expect((await fetch(shop.urlOf(product), { headers })).status).toBe(304);
  market.setPrice('camomille', 'hamac-double', 6610);
  const after = await fetch(shop.urlOf(product), { headers });
  expect(parse(await after.text(), shop.urlOf(product)).price?.value).toBe(6610);
  expect((await bytes(shop.feedUrl)).toString()).toContain('66.10 EUR');
  await fetch(`${shop.origin}/prix/${product.sku}?euros=70`, { method: 'POST' });
  expect(product.priceCents).toBe(7000);
});

test('addresses are moved, gone, broken and limited', async () => {
  const { origin, failingPages } = market.shops.riens;
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });
  const { limited, moved, gone, vanished, broken, slow } = failingPages;
  const answers = [limited, moved, gone, vanished, broken, slow].map(async ({ path }) => {
    return (await ask(path)).status;
  });
  expect(await Promise.all(answers)).toEqual([429, 301, 410, 404, 500, 200]);
});

test('requests are logged with the number that were under way', async () => {
  const { origin } = market.shops.ernestine;
  await fetch(`${origin}/robots.txt`, { headers: { 'user-agent': 'Essai' } });
  expect(market.log.at(-1)).toMatchObject({
    shop: 'ernestine',
    path: '/robots.txt',
    agent: 'Essai',
    status: 200,
    underWay: 1,
  });
});

async function bytes(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}
