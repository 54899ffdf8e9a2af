import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runFeedJob } from '#modules/catalogue/feeds/jobs.ts';
import { detectAllTwins } from '#modules/catalogue/twins/index.server.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { type Market, startMarket } from '../market/index.ts';
import { addMarket, confirmFeeds, readFeed } from '../market/on-site.ts';

const opened = vi.hoisted(() => ({ allow: new Set<string>() }));
vi.mock('#modules/platform/outbound/index.server.ts', async (original) => {
  const outbound = await original<typeof import('#modules/platform/outbound/index.server.ts')>();
  const fetchOutside: typeof outbound.fetchOutside = (url, options) =>
    outbound.fetchOutside(url, { ...options, allow: opened.allow });
  return { ...outbound, fetchOutside };
});

let market: Market;
let merchants: Awaited<ReturnType<typeof addMarket>>;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  market = await startMarket({ crawlDelaySeconds: 0 });
  for (const host of market.allow.split(',')) opened.allow.add(host);
  merchants = await addMarket(market);
}, 120_000);
afterAll(async () => {
  await market?.close();
});

/** Reads the product files of two shops that sell some of the same products. */
async function readFeeds(): Promise<void> {
  for (const id of ['camomille', 'ernestine'] as const) {
    await readFeed(merchants.get(id) ?? 0, market.shops[id]);
  }
  do await runJobs(runFeedJob);
  while (!(await confirmFeeds()));
}

test('a product that two shops sell under other titles is recognised', async () => {
  await readFeeds();
  await detectAllTwins();
  const { camomille, ernestine } = market.shops;
  const links = [camomille, ernestine].map((shop) => shop.urlOf(shop.product('puzzle-bocage')));
  const twins = await query<{ kind: string }>(
    db,
    `select kind from idea_twin
       join idea one on one.id = idea_id join idea other on other.id = other_idea_id
      where one.content = any(cast(:links as text[])) and other.content = any(cast(:links as text[]))`,
    { links },
  );
  expect(twins).toEqual([{ kind: 'Identical' }]);
}, 60_000);
