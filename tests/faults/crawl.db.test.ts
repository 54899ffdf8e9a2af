import { afterEach, beforeAll, expect, test } from 'vitest';
import { configureSite, startRun } from '#modules/catalogue/crawl/index.server.ts';
import { crawlJob } from '#modules/catalogue/crawl/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { type CrawledShop, openCrawledShop, productPage } from '../fixtures/crawled-shop.ts';
import { lockTable } from './lock-table.ts';
import {
  QUICK_HEARTBEAT,
  quickenHeartbeats,
  startWorker,
  until,
  type Worker,
} from './processes.ts';

const SHOP = 7;
const DELAY_MS = 1000;
/** What a request that its process did not survive counts as having taken. */
const LONGEST_REQUEST_MS = 20_000;

const workers: Worker[] = [];
let shop: CrawledShop;

beforeAll(() => quickenHeartbeats(crawlJob));

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.end('SIGTERM')));
  await shop?.close();
});

async function startOne(): Promise<Worker> {
  const worker = await startWorker({ ...QUICK_HEARTBEAT, OUTBOUND_ALLOW: shop.host });
  workers.push(worker);
  return worker;
}

const run = async () => (await db('crawl_run').where({ merchant_id: SHOP }).first('*'))!;
const asked = (path: string) => shop.log.filter((entry) => entry.path === path);

test('a worker that is killed while it crawls leaves every page to the next, which asks no sooner than allowed', async () => {
  shop = await openCrawledShop();
  const pages = ['/p/1', '/p/2', '/p/3'];
  for (const path of pages) shop.answers[path] = productPage(`Mug ${path.at(-1)}`, 900);
  const { '/p/2': answer } = shop.answers;
  // The first request for this page gets no answer.
  shop.answers['/p/2'] = (_, response) => {
    if (asked('/p/2').length > 1) response.setHeader('Content-Type', 'text/html').end(answer);
  };
  await db('merchant').insert({ id: SHOP, name: 'Boutique', host: shop.host });
  const always = { window_start: 0, window_end: 1440 };
  await configureSite(SHOP, { ...always, delay_ms: DELAY_MS });

  // Killed between the answer of the first page and its record.
  const held = await lockTable('crawl_visit');
  await startRun(SHOP);
  const first = await startOne();
  await held.queryWaits();
  await first.end('SIGKILL');
  await held.release();
  expect(asked('/')).toHaveLength(1);

  const second = await startOne();
  await until('a request waits for its answer', () => asked('/p/2').length === 1);
  await second.end('SIGKILL');

  await startOne();
  await until('the crawl is done', async () => (await run()).ended_by === 'done', 90);
  expect(await db('idea').where({ merchant_id: SHOP }).pluck('title')).toEqual(
    expect.arrayContaining(['Mug 1', 'Mug 2', 'Mug 3']),
  );
  const times = Object.fromEntries(
    ['/robots.txt', '/', '/sitemap.xml', ...pages].map((path) => [path, asked(path).length]),
  );
  expect(times).toEqual({
    '/robots.txt': 1,
    '/': 2,
    '/sitemap.xml': 1,
    '/p/1': 1,
    '/p/2': 2,
    '/p/3': 1,
  });
  expect(shop.most).toBe(1);
  const delays = shop.log.slice(1).map(({ at }, place) => at - shop.log[place]!.at);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(DELAY_MS);
  const [unanswered, again] = asked('/p/2');
  expect(again!.at - unanswered!.at).toBeGreaterThanOrEqual(LONGEST_REQUEST_MS);
  const { asked_today } = (await db('crawl_host').where({ host: shop.host }).first('*'))!;
  // A request that was cut short counts against the budget of the day.
  expect(asked_today).toBe(shop.log.length);
}, 150_000);
