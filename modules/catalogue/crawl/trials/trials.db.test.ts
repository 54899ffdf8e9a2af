import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import {
  type CrawledShop,
  openCrawledShop,
  productPage,
} from '../../../../tests/fixtures/crawled-shop.ts';
import { findSite } from '../sites/queries.server.ts';
import { findTrial, requestTrial, runTrial } from './commands.server.ts';

const opened = vi.hoisted(() => ({ allow: new Set<string>(), drawn: '' }));
vi.mock('#modules/platform/outbound/index.server.ts', async (original) => {
  const outbound = await original<typeof import('#modules/platform/outbound/index.server.ts')>();
  const fetchOutside: typeof outbound.fetchOutside = (url, options) =>
    outbound.fetchOutside(url, { ...options, allow: opened.allow });
  return { ...outbound, fetchOutside };
});
// A browser that finds what the scripts of each page would draw, or none.
vi.mock('../browser/render.server.ts', async () => {
  const { fetchOutside, fetchFailure } = await import('#modules/platform/outbound/index.server.ts');
  const renderPage = async (url: string) => {
    const outcome = await fetchOutside(url, { types: ['text/html'] });
    if (!outcome.ok || opened.drawn === '') return fetchFailure(url, 'no_browser');
    return { ...outcome, body: Buffer.from(opened.drawn) };
  };
  return { renderPage };
});

let shop: CrawledShop;

beforeEach(async () => {
  await db('crawl_host').delete();
  shop = await openCrawledShop();
  opened.allow.add(shop.host);
  opened.drawn = '';
  await db('merchant').insert({ id: 7, name: 'La Boutique', host: shop.host });
});
afterEach(async () => {
  await shop.close();
  await db('merchant').where({ id: 7 }).delete();
});

async function tryPath(path: string) {
  const id = (await requestTrial(shop.origin + path))!;
  await runTrial(id, new AbortController().signal);
  return (await findTrial(id))!;
}

test('a page that says what it sells is tried without its scripts', async () => {
  shop.answers['/p/1'] = productPage('Mug', 900);
  const { steps, product, merchant } = await tryPath('/p/1');
  expect(steps).toMatchObject({
    robots: { allowed: true },
    fetch: { ok: true, status: 200 },
    page: { kind: 'product' },
    scripts: null,
    extract: { title: { value: 'Mug' } },
  });
  expect(product).toMatchObject({ title: 'Mug', priceCents: 900, shop: 'La Boutique', twins: [] });
  expect(merchant).toEqual({ id: 7, name: 'La Boutique' });
  expect(shop.log.map(({ path }) => path)).toEqual(['/robots.txt', '/p/1']);
  expect(await db('idea').where({ merchant_id: 7 })).toEqual([]);
});

test('a page that says nothing is tried once more with its scripts, and what they change is named', async () => {
  shop.answers['/p/1'] = '<title>Mug</title><div id="app"></div><script src="/app.js"></script>';
  opened.drawn = productPage('Mug', 900);
  const { steps, product } = await tryPath('/p/1');
  expect(steps).toMatchObject({
    page: { kind: 'other' },
    scripts: {
      fetch: { ok: true },
      page: { kind: 'product' },
      fields: expect.arrayContaining(['price', 'available']),
      switchedOn: true,
    },
    extract: { price: { value: 900 } },
  });
  expect(steps?.scripts?.fields).not.toContain('title');
  expect(product).toMatchObject({ title: 'Mug', priceCents: 900 });
  expect((await findSite(7))?.with_scripts).toBe(true);
});

test('a page of a shop that was merged into another is one of the other', async () => {
  await db('merchant').insert({ id: 8, name: 'L’Autre', host: 'other.example' });
  await db('merchant').where({ id: 7 }).update({ merged_into: 8, retired_at: new Date() });
  shop.answers['/p/1'] = productPage('Mug', 900);
  expect((await tryPath('/p/1')).merchant).toEqual({ id: 8, name: 'L’Autre' });
  await db('merchant').where({ id: 7 }).update({ merged_into: null });
  await db('merchant').where({ id: 8 }).delete();
});

test('a page that its scripts make no clearer leaves its shop to be read without them', async () => {
  shop.answers['/p/1'] = '<title>Mug</title><div id="app"></div>';
  opened.drawn = '<title>Mug</title><p>Bonjour</p>';
  const { steps } = await tryPath('/p/1');
  expect(steps?.scripts).toMatchObject({ page: { kind: 'other' }, switchedOn: false });
  expect((await findSite(7))?.with_scripts).toBe(false);
});

test('without a browser the trial says so, with what was read without one', async () => {
  shop.answers['/p/1'] = '<title>Mug</title>';
  const { steps, product } = await tryPath('/p/1');
  expect(steps?.scripts).toMatchObject({ fetch: { ok: false }, page: null, fields: [] });
  expect(steps?.scripts?.fetch.reason).toContain('Aucun Chromium');
  expect(steps?.extract).toMatchObject({ title: { value: 'Mug' } });
  expect(product).toBeNull();
});

test('a product that the catalogue would not take says why', async () => {
  shop.answers['/p/1'] = productPage('Mug', 900).replace('EUR', 'USD');
  expect((await tryPath('/p/1')).product).toEqual({ rejected: 'not_in_euros' });
});
