import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, db, query, setClock } from '#modules/platform/index.server.ts';
import {
  type CrawledShop,
  openCrawledShop,
  productPage,
} from '../../../../tests/fixtures/crawled-shop.ts';
import { type Market, startMarket } from '../../../../tests/market/index.ts';
import { mergeMerchants } from '../../merchants/index.server.ts';
import { configureSite } from '../sites/commands.server.ts';
import { listSites } from '../sites/queries.server.ts';
import { crawl, deleteExpiredCrawls, startRun, stopRun } from './commands.server.ts';
import { rereadSite } from './reread.server.ts';

const opened = vi.hoisted(() => ({ allow: new Set<string>() }));
vi.mock('#modules/platform/outbound/index.server.ts', async (original) => {
  const outbound = await original<typeof import('#modules/platform/outbound/index.server.ts')>();
  type Fetch = typeof outbound.fetchOutside;
  const fetchOutside: Fetch = (url, options) =>
    outbound.fetchOutside(url, { ...options, allow: opened.allow });
  return { ...outbound, fetchOutside };
});

const HOUR = 3_600_000;
/** One o'clock in Paris. */
const NIGHT = Date.parse('2026-01-15T00:00:00Z');
const SHOP = 7;
let market: Market;
let shop: CrawledShop;
let at = NIGHT;

function setTime(to: number) {
  at = to;
  setClock(new Date(to));
}

/** Crawls with time that passes by itself. */
async function crawlNow(signal = new AbortController().signal): Promise<void> {
  await crawl(signal, { pause: async (milliseconds) => setTime(at + milliseconds) });
}

beforeAll(async () => {
  market = await startMarket({ crawlDelaySeconds: 1, retryAfterSeconds: 0, slowMilliseconds: 1 });
  for (const host of market.allow.split(',')) opened.allow.add(host);
});
afterAll(() => market.close());

beforeEach(async () => {
  setTime(NIGHT);
  for (const table of ['crawl_site', 'crawl_host', 'crawl_robots', 'idea', 'merchant']) {
    await db(table).delete();
  }
  await db.raw('delete from pgboss.job');
  shop = await openCrawledShop();
  opened.allow.add(shop.host);
  shop.answers = { '/p/1': productPage('Mug', 900), '/p/2': productPage('Bol', 1200) };
});
afterEach(async () => {
  await shop.close();
});

async function open(host = shop.host, settings: Parameters<typeof configureSite>[1] = {}) {
  await db('merchant').insert({ id: SHOP, name: 'Boutique', host });
  expect(await startRun(SHOP)).toEqual({ ok: true });
  expect(await configureSite(SHOP, settings)).toMatchObject({ ok: true });
}

const lastRun = async () => (await db('crawl_run').orderBy('id', 'desc').first('*'))!;
/** How many visits of the last run gave what. */
async function results(): Promise<Record<string, number>> {
  const { id } = await lastRun();
  const rows = await query<{ result: string; visits: number }>(
    db,
    'select result, count(*)::int as visits from crawl_visit where run_id = :id group by result',
    { id },
  );
  return Object.fromEntries(rows.map(({ result, visits }) => [result, visits]));
}
const idea = async (title: string) =>
  await db('idea').where({ title }).first('price_cents', 'available');
const asked = () => shop.log.map(({ path }) => path);
const eventKinds = () => db('catalogue_event').pluck('kind');

test('a shop is crawled from its first page to every product, one request at a time', {
  timeout: 60_000,
}, async () => {
  const { camomille } = market.shops;
  await open(camomille.host);
  await crawlNow();
  const { requests, ended_by, waited_ms } = await lastRun();
  expect(ended_by).toBe('done');
  expect(await db('idea').where('available', true).count().first()).toEqual({
    count: camomille.products.filter(({ available }) => available).length,
  });
  expect(await db('idea').count().first()).toEqual({ count: camomille.products.length });
  const paths = market.log.filter((entry) => entry.shop === 'camomille').map(({ path }) => path);
  const twice = paths.filter((path, place) => paths.indexOf(path) !== place);
  // A page that asked to slow down is asked for again.
  expect(twice).toEqual(
    [camomille.failingPages.limited.path].filter((path) => twice.includes(path)),
  );
  expect(paths.filter((path) => /panier|recherche|tri=/.test(path))).toEqual([]);
  expect(Math.max(...market.log.map(({ underWay }) => underWay))).toBe(1);
  expect(waited_ms).toBeGreaterThanOrEqual((requests - 2) * 5000);
  expect(await results()).toMatchObject({ added: 60, gone: 2, moved: 1, error: 1 });
});

test('the next night asks for what is due, and changes of price and stock reach the catalogue', async () => {
  await open();
  await crawlNow();
  expect(await idea('Mug')).toEqual({ price_cents: 900, available: true });
  shop.answers['/p/1'] = productPage('Mug', 700);
  shop.answers['/p/2'] = productPage('Bol', 1200, false);
  setTime(NIGHT + DAY_MS);
  expect(await startRun(SHOP)).toEqual({ ok: true });
  await crawlNow();
  expect(await results()).toMatchObject({ changed: 2 });
  expect(await idea('Mug')).toEqual({ price_cents: 700, available: true });
  expect(await idea('Bol')).toEqual({ price_cents: 1200, available: false });
  shop.answers['/p/2'] = productPage('Bol', 1200);
  setTime(NIGHT + 2 * DAY_MS);
  await startRun(SHOP);
  await crawlNow();
  expect(await results()).toMatchObject({ returned: 1 });
  expect(await eventKinds()).toContain('returned');
});

test('a page that is gone twice makes its idea unavailable, and one that is back available', async () => {
  await open();
  await crawlNow();
  for (const [night, answer, available] of [
    [1, 404, true],
    [2, 410, false],
    [3, productPage('Mug', 900), true],
  ] as const) {
    shop.answers['/p/1'] = answer;
    setTime(NIGHT + night * 4 * DAY_MS);
    await startRun(SHOP);
    await crawlNow();
    expect(await idea('Mug')).toMatchObject({ available });
  }
});

test('what has not changed is not sent again, and is asked for less often', async () => {
  const etag = '"1"';
  const sent: number[] = [];
  shop.answers['/p/1'] = (request, response) => {
    const status = request.headers['if-none-match'] === etag ? 304 : 200;
    sent.push(status);
    response.writeHead(status, { etag, 'content-type': 'text/html' });
    response.end(status === 200 ? productPage('Mug', 900) : undefined);
  };
  await open();
  for (let night = 0; night < 8; night++) {
    setTime(NIGHT + night * DAY_MS);
    await startRun(SHOP);
    await crawlNow();
  }
  // After one night, then two, then four.
  expect(sent).toEqual([200, 304, 304, 304]);
  expect(await idea('Mug')).toMatchObject({ available: true });
});

test('a site is asked within its hours and its budget, and the run goes on the next night', async () => {
  await open(shop.host, { daily_budget: 4 });
  setTime(NIGHT + 10 * HOUR);
  await crawlNow();
  expect(shop.log).toEqual([]);
  setTime(NIGHT + DAY_MS);
  await crawlNow();
  expect(asked()).toEqual(['/robots.txt', '/', '/sitemap.xml', '/p/1']);
  expect(await lastRun()).toMatchObject({ ended_at: null });
  setTime(NIGHT + 2 * DAY_MS);
  await crawlNow();
  // What was not reached before what is due again.
  expect(asked().slice(4)).toEqual(['/robots.txt', '/p/2', '/', '/sitemap.xml']);
});

test('a shop that moved to another host is crawled there, and its ideas are the ones that they were', async () => {
  await open();
  await crawlNow();
  const before = await db('idea').where({ merchant_id: SHOP }).orderBy('id').pluck('id');
  expect(before).toHaveLength(2);
  const moved = await openCrawledShop();
  opened.allow.add(moved.host);
  moved.answers = { '/p/1': productPage('Mug', 950), '/p/2': productPage('Bol', 1200) };
  await db('merchant').where({ id: SHOP }).update({ host: moved.host });
  setTime(at + DAY_MS);
  shop.log.length = 0;
  expect(await startRun(SHOP)).toEqual({ ok: true });
  await crawlNow();
  expect(shop.log).toEqual([]);
  expect(moved.log.map(({ path }) => path)).toEqual(expect.arrayContaining(['/p/1', '/p/2']));
  expect(await db('idea').where({ merchant_id: SHOP }).orderBy('id').pluck('id')).toEqual(before);
  expect(await idea('Mug')).toEqual({ price_cents: 950, available: true });
  const start_url = `${moved.origin}/p/1`;
  expect(await configureSite(SHOP, { start_url })).toMatchObject({ ok: true });
  await moved.close();
});

test('a site that is to be crawled each night is, once', async () => {
  await open();
  await crawlNow();
  await configureSite(SHOP, { automatic: true });
  setTime(NIGHT + 2 * HOUR);
  await crawlNow();
  expect(await db('crawl_run').count().first()).toEqual({ count: 1 });
  setTime(NIGHT + DAY_MS - HOUR);
  await crawlNow();
  expect(await lastRun()).toMatchObject({ started_by: 'clock', ended_by: 'done' });
  await crawlNow();
  expect(await db('crawl_run').count().first()).toEqual({ count: 2 });
});

test('of a merchant that is paused or retired, and of a site that is paused, nothing is asked for', async () => {
  await open();
  for (const pause of [
    () =>
      db('merchant')
        .where({ id: SHOP })
        .update({ paused_at: new Date(NIGHT) }),
    () =>
      db('merchant')
        .where({ id: SHOP })
        .update({ paused_at: null, retired_at: new Date(NIGHT) }),
    async () => {
      await db('merchant').where({ id: SHOP }).update({ retired_at: null });
      await configureSite(SHOP, { paused: true });
    },
  ]) {
    await pause();
    await crawlNow();
    expect(shop.log).toEqual([]);
  }
  await configureSite(SHOP, { paused: false });
  await crawlNow();
  expect(await lastRun()).toMatchObject({ ended_by: 'done' });
});

test('pages of a merged shop are visited on, and what they say is said of the ideas of the other', async () => {
  await open(shop.host, { automatic: true });
  await crawlNow();
  const other = { id: SHOP + 1, name: 'Autre boutique', host: 'autre.example' };
  await db('merchant').insert({ ...other, approved_at: new Date(at) });
  expect(await db.transaction((trx) => mergeMerchants(trx, SHOP, other.id))).toMatchObject({
    moved: 2,
  });
  shop.answers['/'] = '<a href="/p/1">1</a> <a href="/p/2">2</a> <a href="/p/3">3</a>';
  shop.answers['/p/1'] = productPage('Mug', 700);
  shop.answers['/p/3'] = productPage('Vase', 1500);
  setTime(NIGHT + 2 * DAY_MS);
  await crawlNow();
  const sold = () =>
    db('idea').orderBy('title').select('title', 'merchant_id', 'price_cents', 'available');
  const ideas = [
    { title: 'Bol', merchant_id: other.id, price_cents: 1200, available: true },
    { title: 'Mug', merchant_id: other.id, price_cents: 700, available: true },
    { title: 'Vase', merchant_id: other.id, price_cents: 1500, available: true },
  ];
  expect(await sold()).toEqual(ideas);
  expect((await listSites({ limit: 9, offset: 0 })).map(({ name }) => name)).toContain('Boutique');
  expect(await rereadSite(SHOP)).toMatchObject({ changed: 0 });
  expect(await sold()).toEqual(ideas);
  await db('merchant')
    .where({ id: other.id })
    .update({ retired_at: new Date(at) });
  setTime(NIGHT + 4 * DAY_MS);
  const before = asked().length;
  await crawlNow();
  expect(asked()).toHaveLength(before);
});

test('a run is begun once, whoever begins it', async () => {
  await db('merchant').insert({ id: SHOP, name: 'Boutique', host: shop.host });
  const begun = await Promise.all([startRun(SHOP), startRun(SHOP), startRun(SHOP)]);
  expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
  expect(begun).toContainEqual({ ok: false, reason: 'under_way' });
  expect(await startRun(99)).toEqual({ ok: false, reason: 'no_site' });
});

test('a run that is to ask again asks for pages that are not due', async () => {
  await open();
  await crawlNow();
  shop.log.length = 0;
  await startRun(SHOP);
  await crawlNow();
  expect(asked()).toEqual([]);
  await startRun(SHOP, { again: true });
  await crawlNow();
  expect(asked().sort()).toEqual(['/', '/p/1', '/p/2', '/sitemap.xml']);
});

test('two workers crawl a site once, one request at a time', async () => {
  await shop.close();
  shop = await openCrawledShop(20);
  opened.allow.add(shop.host);
  for (let n = 1; n <= 6; n++) shop.answers[`/p/${n}`] = productPage(`Mug ${n}`, 900);
  await open();
  await Promise.all([crawlNow(), crawlNow(), crawlNow()]);
  expect(shop.most).toBe(1);
  expect(asked().length).toBe(new Set(asked()).size);
  expect(await db('idea').count().first()).toEqual({ count: 6 });
});

test('stopped in mid-run, nothing more is asked for; started again, it goes on where it was', async () => {
  shop.answers['/p/1'] = async (_, response) => {
    await stopRun(SHOP);
    response.setHeader('Content-Type', 'text/html').end(productPage('Mug', 900));
  };
  await open();
  await crawlNow();
  expect(asked()).toEqual(['/robots.txt', '/', '/sitemap.xml', '/p/1']);
  expect(await lastRun()).toMatchObject({ ended_by: 'stopped' });
  expect(await stopRun(SHOP)).toBe(false);
  // What was being asked for is kept.
  expect(await idea('Mug')).toMatchObject({ available: true });
  await startRun(SHOP);
  await crawlNow();
  expect(asked().slice(4)).toEqual(['/p/2']);
});

/** Delays between the requests to the shop, in milliseconds of our clock. */
const delays = () => shop.log.slice(1).map((entry, place) => entry.at - shop.log[place]!.at);

test('ended in the middle of a request, a crawl loses no page and asks no sooner', async () => {
  let ended = new AbortController();
  for (const path of ['/', '/sitemap.xml', '/p/1', '/p/2']) {
    const answer = shop.answers[path];
    let isFirst = true;
    shop.answers[path] = (_, response) => {
      if (isFirst) ended.abort(new Error('killed'));
      else if (path === '/sitemap.xml') {
        const urls = ['/p/1', '/p/2'].map((one) => `<url><loc>${shop.origin}${one}</loc></url>`);
        response
          .setHeader('Content-Type', 'application/xml')
          .end(`<urlset>${urls.join('')}</urlset>`);
      } else response.setHeader('Content-Type', 'text/html').end(answer ?? '<h1>Boutique</h1>');
      isFirst = false;
    };
  }
  await open();
  for (let time = 0; time < 4; time++) {
    ended = new AbortController();
    await expect(crawlNow(ended.signal)).rejects.toThrow('killed');
  }
  await crawlNow();
  expect(await db('idea').count().first()).toEqual({ count: 2 });
  expect(Math.min(...delays())).toBeGreaterThanOrEqual(5000);
  expect(await lastRun()).toMatchObject({ ended_by: 'done' });
});

test('when the database goes away in the middle of a request, the crawl ends and the next one goes on', async () => {
  let isFirst = true;
  shop.answers['/p/1'] = async (_, response) => {
    if (isFirst) {
      isFirst = false;
      await db.raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    response.setHeader('Content-Type', 'text/html').end(productPage('Mug', 900));
  };
  await open();
  await expect(crawlNow()).rejects.toThrow();
  const isDone = () =>
    crawlNow().then(
      () => true,
      () => false,
    );
  await expect.poll(isDone).toBe(true);
  expect(await db('idea').count().first()).toEqual({ count: 2 });
  expect(Math.min(...delays())).toBeGreaterThanOrEqual(5000);
});

test('a page at which crawls end is left for another day, after all others', async () => {
  let ended = new AbortController();
  shop.answers['/p/1'] = () => ended.abort(new Error('killed'));
  await open();
  for (let time = 0; time < 5; time++) {
    ended = new AbortController();
    await expect(crawlNow(ended.signal)).rejects.toThrow('killed');
  }
  await crawlNow();
  expect(await lastRun()).toMatchObject({ ended_by: 'done' });
  expect(await db('crawl_page').where('url', 'like', '%/p/1').first('result', 'code')).toEqual({
    result: 'error',
    code: 'interrupted',
  });
});

test('hostile pages are recorded as what they are, and the crawl goes on', async () => {
  shop.answers = {
    '/p/nul': productPage('Mug \\u0000 \\ud800', 900),
    '/p/deep': `${productPage('Assiette', 900)}${'<div>'.repeat(50_000)}`,
    '/p/lie': (_, response) => void response.setHeader('Content-Type', 'video/mp4').end('x'),
    '/p/bomb': (_, response) => {
      response.setHeader('Content-Type', 'text/html').end(Buffer.alloc(6 * 1024 * 1024, '<b>'));
    },
    '/p/loop': (_, response) => void response.writeHead(302, { Location: '/p/loop' }).end(),
    '/p/inside': (_, response) =>
      void response.writeHead(301, { Location: 'http://169.254.169.254/' }).end(),
    '/p/last': productPage('Bol', 1200),
  };
  await open();
  await crawlNow();
  expect(await lastRun()).toMatchObject({ ended_by: 'done' });
  const pages = await db('crawl_page')
    .where('url', 'like', '%/p/%')
    .select('url', 'result', 'code');
  const byPath = Object.fromEntries(
    pages.map(({ url, result, code }) => [new URL(url).pathname, code ?? result]),
  );
  expect(byPath).toMatchObject({
    '/p/nul': 'added',
    '/p/deep': 'added',
    '/p/lie': 'content_type',
    '/p/bomb': 'too_large',
    '/p/loop': 'redirect',
    '/p/inside': 'redirect',
    '/p/last': 'added',
  });
  expect(await idea('Bol')).toBeDefined();
});

test('a sitemap may be larger than a page, up to what its protocol allows', async () => {
  const locations = Object.keys(shop.answers).map(
    (path) => `<url><loc>${shop.origin}${path}</loc></url>`,
  );
  const sitemap = (megabytes: number) =>
    `<urlset>${locations.join('')}${' '.repeat(megabytes * 1024 * 1024)}</urlset>`;
  shop.answers['/sitemap.xml'] = (_, response) =>
    void response.setHeader('Content-Type', 'application/octet-stream').end(sitemap(49));
  await open();
  await crawlNow();
  expect(asked()).toEqual(['/robots.txt', '/', '/sitemap.xml', '/p/1', '/p/2']);
  shop.answers['/sitemap.xml'] = sitemap(51);
  await startRun(SHOP, { again: true });
  await crawlNow();
  const found = await db('crawl_page')
    .where('url', 'like', '%.xml')
    .first('kind', 'result', 'code');
  expect(found).toEqual({ kind: 'sitemap', result: 'error', code: 'too_large' });
});

test('pages that are kept are read again without a request', async () => {
  await open();
  await crawlNow();
  const before = asked().length;
  // As a poorer extractor would have left them.
  await db('idea').where({ title: 'Mug' }).update({ price_cents: 1 });
  await db('product').update({ page_fingerprint: 0 });
  expect(await rereadSite(SHOP)).toEqual({ pages: 3, changed: 2 });
  expect(await idea('Mug')).toEqual({ price_cents: 900, available: true });
  expect(await rereadSite(SHOP)).toEqual({ pages: 3, changed: 0 });
  expect(asked()).toHaveLength(before);
});

test('what was kept long enough is deleted', async () => {
  await open();
  await crawlNow();
  const kept = async () => [
    (await db('crawl_run').count().first())?.count,
    (await db('crawl_visit').count().first())?.count,
    (await db('crawl_body').count().first())?.count,
  ];
  await deleteExpiredCrawls();
  // Of the sitemap, only what it lists is kept.
  expect(await kept()).toEqual([1, 4, 3]);
  setTime(NIGHT + 40 * DAY_MS);
  await deleteExpiredCrawls();
  expect(await kept()).toEqual([0, 0, 3]);
  setTime(NIGHT + 100 * DAY_MS);
  await deleteExpiredCrawls();
  expect(await kept()).toEqual([0, 0, 0]);
});
