import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { runJobs } from '../../../tests/fixtures/jobs.ts';
import { mergeMerchants } from '../merchants/index.server.ts';
import { deleteExpiredFeedRuns, runDailyFeeds } from './feeds.commands.server.ts';
import {
  acceptRun,
  addFeed,
  confirmMapping,
  findFeed,
  listFeeds,
  pauseFeed,
  receiveFile,
  rejectionsOf,
  rejectRun,
  runNow,
} from './index.server.ts';
import { runFeedJob } from './jobs.ts';
import { CHUNK_ROWS, REJECTIONS_KEPT } from './limits.ts';
import { runFeed } from './run.commands.server.ts';

const state = vi.hoisted(() => ({ allow: new Set<string>() }));
vi.mock('#modules/platform/outbound/index.server.ts', async (original) => {
  const outbound = await original<typeof import('#modules/platform/outbound/index.server.ts')>();
  type Fetch = typeof outbound.fetchOutside;
  const fetchOutside: Fetch = (url, options) =>
    outbound.fetchOutside(url, { ...options, allow: state.allow });
  return { ...outbound, fetchOutside };
});

const SHOP = 7;
const { signal } = new AbortController();
let host: string;
let answer: (response: ServerResponse) => unknown;
let requests = 0;
const server = createServer((request, response) => {
  if (request.url === '/robots.txt') {
    response.writeHead(404).end();
    return;
  }
  requests++;
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.allow.add(host);
});
afterAll(() => server.close());

beforeEach(async () => {
  for (const table of ['merchant_feed', 'idea', 'merchant']) await db(table).delete();
  await db.raw('delete from pgboss.job');
  await db('merchant').insert({ id: SHOP, name: 'Shop', host });
  requests = 0;
});

const HEADER = 'title,link,price,availability\n';
const row = (i: number, price = 10 + i, stock = 'in stock') =>
  `Produit ${i},http://${host}/p/${i},${price}.00 EUR,${stock}\n`;
const rows = (count: number, first = 0) =>
  Array.from({ length: count }, (_, i) => row(first + i)).join('');

async function* chunks(content: Buffer | string): AsyncGenerator<Buffer> {
  yield Buffer.from(content as string);
}

/** A feed by upload whose columns are confirmed. */
async function newFeed(): Promise<number> {
  const added = await addFeed({ merchantId: SHOP, name: 'Produits', url: null });
  if (!added.ok) throw new Error(added.reason);
  const mapping = { title: 'title', url: 'link', price: 'price', availability: 'availability' };
  await db('merchant_feed')
    .where({ id: added.id })
    .update({ mapping: JSON.stringify(mapping) });
  return added.id;
}

/** Sends a file and does what it makes due. */
async function send(feed: number, content: Buffer | string) {
  expect(await receiveFile(feed, chunks(content))).toEqual({ ok: true });
  await runJobs(runFeedJob);
  return await latestRun(feed);
}

const latestRun = async (feed: number) => (await findFeed(feed, null))!.runs[0]!;
const available = async () =>
  await db('idea').where({ available: true }).orderBy('content').pluck('title');
const revision = async () => (await db('catalogue_revision').first('revision'))!.revision;

test('a file goes into the catalogue, and the same file once more changes nothing', async () => {
  const feed = await newFeed();
  const content = HEADER + rows(30);
  expect(await send(feed, content)).toMatchObject({ state: 'done', added: 30, rows_done: 30 });
  expect(await db('idea').count('* as count').first()).toEqual({ count: 30 });
  const before = await revision();
  expect(await send(feed, gzipSync(content))).toMatchObject({
    state: 'done',
    added: 0,
    changed: 0,
    unchanged: 30,
    missing: 0,
  });
  expect(await revision()).toBe(before);
  // The file goes when it is done with.
  expect(await db('feed_part').count('* as count').first()).toEqual({ count: 0 });
});

test('new, changed, out of stock and back are counted', async () => {
  const feed = await newFeed();
  await send(feed, HEADER + rows(20));
  const changed = HEADER + row(0, 99) + row(1, 11, 'out of stock') + rows(19, 2);
  expect(await send(feed, changed)).toMatchObject({ added: 1, changed: 2, unchanged: 18 });
  expect(await available()).not.toContain('Produit 1');
  expect(await send(feed, HEADER + rows(21))).toMatchObject({ changed: 1, returned: 1 });
});

test('gone from two files in a row cannot be had any more, and comes back with its row', async () => {
  const feed = await newFeed();
  await send(feed, HEADER + rows(20));
  const without = HEADER + rows(19);
  expect(await send(feed, without)).toMatchObject({ missing: 1, withdrawn: 0 });
  expect(await available()).toHaveLength(20);
  expect(await send(feed, without)).toMatchObject({ missing: 1, withdrawn: 1 });
  expect(await available()).toHaveLength(19);
  expect(await send(feed, without)).toMatchObject({ missing: 0, withdrawn: 0 });
  expect(await send(feed, HEADER + rows(20))).toMatchObject({ returned: 1, unchanged: 19 });
  // Missed, seen, missed: not twice in a row.
  await send(feed, without);
  await send(feed, HEADER + rows(20));
  expect(await send(feed, without)).toMatchObject({ missing: 1, withdrawn: 0 });
});

test('a file that lost half of its rows changes nothing until an admin accepts it', async () => {
  const feed = await newFeed();
  await send(feed, HEADER + rows(20));
  const before = await revision();
  const half = HEADER + row(0, 99) + rows(8, 1);
  const held = await send(feed, half);
  expect(held).toMatchObject({ state: 'held', hold: 'fewer_rows', rows_done: 0 });
  expect(await revision()).toBe(before);
  expect(await receiveFile(feed, chunks(half))).toEqual({ ok: false, reason: 'busy' });
  expect(await acceptRun(held.id)).toEqual({ ok: true });
  await runJobs(runFeedJob);
  expect(await latestRun(feed)).toMatchObject({ state: 'done', changed: 1, missing: 11 });
  expect(await acceptRun(held.id)).toEqual({ ok: false, reason: 'not_held' });
});

test('a held file that is rejected changes nothing, and the next is compared with the one before', async () => {
  const feed = await newFeed();
  await send(feed, HEADER + rows(20));
  const { id } = await send(feed, HEADER + rows(5));
  expect(await rejectRun(id)).toEqual({ ok: true });
  expect(await latestRun(feed)).toMatchObject({ state: 'refused' });
  expect(await send(feed, HEADER + rows(20))).toMatchObject({ state: 'done', unchanged: 20 });
});

test('rows that cannot be taken any more count as lost: their ideas are not missed before an admin says so', async () => {
  const feed = await newFeed();
  await send(feed, HEADER + rows(20));
  const dollars = (HEADER + rows(20)).replaceAll(' EUR', ' USD');
  expect(await send(feed, dollars)).toMatchObject({
    state: 'held',
    hold: 'fewer_ideas',
    rejected: 20,
  });
  expect(await available()).toHaveLength(20);
  expect(await db('product').where('missing_count', '>', 0)).toEqual([]);
});

test('a cut file changes nothing of a feed that was whole before', async () => {
  const feed = await newFeed();
  await send(feed, HEADER + rows(20));
  const before = await revision();
  const dearer = HEADER + rows(20).replaceAll('.00 EUR', '.50 EUR');
  expect(await send(feed, gzipSync(dearer).subarray(0, -20))).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('coupé'),
  });
  expect(await revision()).toBe(before);
});

test('every row that is not taken is listed with its line and reason', async () => {
  const feed = await newFeed();
  const content = `${HEADER + row(1)}Sans prix,http://${host}/a,gratuit,\n,http://${host}/b,1,\nAilleurs,https://other.example/c,1,\nDollars,http://${host}/d,5 USD,\n${row(1)}`;
  const run = await send(feed, content);
  expect(run).toMatchObject({ state: 'done', added: 1, rejected: 5 });
  expect((await rejectionsOf(run.id)).map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'le prix n’est pas un montant entre 0,01 € et 1 000 000 €'],
    [4, 'le produit n’a pas de titre'],
    [5, 'la page est sur un autre site que celui de la boutique'],
    [6, 'le prix n’est pas en euros'],
    [7, expect.stringContaining('une autre ligne décrit la même page')],
  ]);
});

test('of very many rejected rows the first are kept, and all are counted', async () => {
  const feed = await newFeed();
  const count = 2 * CHUNK_ROWS + 10;
  const run = await send(feed, HEADER + rows(count).replaceAll(' EUR', ' USD'));
  expect(run.rejected).toBe(count);
  const kept = await rejectionsOf(run.id);
  expect(kept).toHaveLength(REJECTIONS_KEPT);
  expect(kept.at(-1)?.line).toBe(REJECTIONS_KEPT + 1);
});

test('a page that comes again in a later chunk is not taken twice, so that the same file changes nothing', async () => {
  const feed = await newFeed();
  const content = HEADER + rows(CHUNK_ROWS) + row(0, 99);
  expect(await send(feed, content)).toMatchObject({ added: CHUNK_ROWS, rejected: 1 });
  expect(await send(feed, content)).toMatchObject({ changed: 0, unchanged: CHUNK_ROWS });
}, 60_000);

test('a run that is interrupted goes on where it was, and ends as if it had not been', async () => {
  const feed = await newFeed();
  const count = 2 * CHUNK_ROWS + 100;
  await receiveFile(feed, chunks(HEADER + rows(count) + row(0, 99)));
  const { id } = await latestRun(feed);
  // The second chunk fails, as when the database goes away.
  await db.raw(`
    create function fail_later() returns trigger language plpgsql as $$
    begin
      if new.rows_done > 0 and old.rows_done > 0 then raise exception 'away'; end if;
      return new;
    end $$;
    create trigger fail_later before update on feed_run for each row execute function fail_later()`);
  await expect(runFeed(id, signal)).rejects.toThrow('away');
  await db.raw('drop trigger fail_later on feed_run; drop function fail_later');
  expect(await latestRun(feed)).toMatchObject({ state: 'running', rows_done: CHUNK_ROWS });
  await runFeed(id, signal);
  expect(await latestRun(feed)).toMatchObject({ state: 'done', added: count, rejected: 1 });
  expect(await db('idea').count('* as count').first()).toEqual({ count });
  await runFeed(id, signal);
  expect(await latestRun(feed)).toMatchObject({ added: count });
}, 60_000);

test('two workers with one run: each row is done once', async () => {
  const feed = await newFeed();
  await receiveFile(feed, chunks(HEADER + rows(CHUNK_ROWS + 50)));
  const { id } = await latestRun(feed);
  await Promise.all([runFeed(id, signal), runFeed(id, signal)]);
  expect(await latestRun(feed)).toMatchObject({
    state: 'done',
    added: CHUNK_ROWS + 50,
    unchanged: 0,
  });
}, 60_000);

test('a worker that stops leaves the run to the next', async () => {
  const feed = await newFeed();
  await receiveFile(feed, chunks(HEADER + rows(20)));
  const { id } = await latestRun(feed);
  await expect(runFeed(id, AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping');
  await runFeed(id, signal);
  expect(await latestRun(feed)).toMatchObject({ state: 'done', added: 20 });
});

test('a new feed is fetched, and waits until its columns are confirmed', async () => {
  answer = (response) => response.end(HEADER + rows(12));
  const added = await addFeed({ merchantId: SHOP, name: 'Flux', url: `http://${host}/feed.csv` });
  if (!added.ok) throw new Error(added.reason);
  await runJobs(runFeedJob);
  const feed = (await findFeed(added.id, null))!;
  expect(feed.runs[0]).toMatchObject({ state: 'held', hold: 'new_columns' });
  expect(feed.mapping).toEqual({
    title: 'title',
    url: 'link',
    price: 'price',
    availability: 'availability',
  });
  expect(feed.sample[0]).toMatchObject({ title: 'Produit 0', priceCents: 1000, available: true });
  expect(feed.sample).toHaveLength(5);
  expect(await confirmMapping(added.id, { title: 'title' })).toEqual({
    ok: false,
    reason: 'incomplete',
  });
  expect(await confirmMapping(added.id, feed.mapping)).toEqual({ ok: true, changed: true });
  await runJobs(runFeedJob);
  // The shop was asked once.
  expect([(await latestRun(added.id)).added, requests]).toEqual([12, 1]);
  answer = (response) => response.end(`nom,adresse\nMug,http://${host}/m\n`);
  expect(await runNow(added.id)).toEqual({ ok: true });
  await runJobs(runFeedJob);
  expect(await latestRun(added.id)).toMatchObject({ state: 'held', hold: 'new_columns' });
});

test.each([
  ['is not there', (response: ServerResponse) => response.writeHead(404).end(), /n’existe pas/],
  [
    'is cut',
    (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Length': 10_000 });
      response.write(HEADER, () => response.destroy());
    },
    /coupé/,
  ],
  [
    'is a page',
    (response: ServerResponse) => response.end('<html>maintenance</html>'),
    /aucun produit/,
  ],
])(
  'a file that %s fails with a reason, and is asked for again the next day',
  async (_, answers, reason) => {
    answer = answers;
    const added = await addFeed({ merchantId: SHOP, name: 'Flux', url: `http://${host}/feed` });
    if (!added.ok) throw new Error(added.reason);
    await runJobs(runFeedJob);
    expect(await latestRun(added.id)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(reason),
    });
    expect(await db('feed_part').count('* as count').first()).toEqual({ count: 0 });
    await db('merchant_feed').update({ mapping: '{}' });
    await runDailyFeeds();
    expect(await latestRun(added.id)).toMatchObject({ state: 'waiting' });
  },
);

test('each day fetches what has an address and is neither paused nor being worked on', async () => {
  const url = `http://${host}/feed`;
  const ids = [];
  for (const name of ['a', 'b', 'c']) {
    const added = await addFeed({ merchantId: SHOP, name, url });
    if (added.ok) ids.push(added.id);
  }
  await db('feed_run').where({ feed_id: ids[0] }).delete();
  await db('feed_run').where({ feed_id: ids[1] }).delete();
  await db('merchant_feed').update({ mapping: '{}' });
  expect(await pauseFeed(ids[1]!, true)).toEqual({ ok: true, changed: true });
  expect(await pauseFeed(ids[1]!, true)).toEqual({ ok: true, changed: false });
  await runDailyFeeds();
  const waiting = (await listFeeds()).map(({ run }) => run?.state ?? null);
  expect(waiting).toEqual(['waiting', null, 'waiting']);
  expect(await db('feed_run').count('* as count').first()).toEqual({ count: 2 });
});

test('of a merchant that is paused or retired no file is read, neither by the clock nor by a person', async () => {
  const added = await addFeed({ merchantId: SHOP, name: 'Produits', url: `http://${host}/feed` });
  if (!added.ok) throw new Error(added.reason);
  await db('merchant_feed').update({ mapping: '{}' });
  const sent = await newFeed();
  for (const paused of [
    { paused_at: new Date(), retired_at: null },
    { paused_at: null, retired_at: new Date() },
  ]) {
    await db('merchant').where({ id: SHOP }).update(paused);
    await runJobs(runFeedJob);
    await runDailyFeeds();
    expect(await latestRun(added.id)).toMatchObject({ state: 'failed' });
    await runNow(added.id);
    await send(sent, HEADER + rows(2));
    for (const feed of [added.id, sent]) {
      const reason = 'la boutique est en pause, ou retirée';
      expect(await latestRun(feed)).toMatchObject({ state: 'failed', reason });
    }
  }
  expect(requests).toBe(0);
  expect(await db('idea').where({ merchant_id: SHOP })).toEqual([]);
});

test('the files of a merged shop are read on, for the shop that it was merged into', async () => {
  const url = `http://${host}/feed`;
  const added = await addFeed({ merchantId: SHOP, name: 'Produits', url });
  if (!added.ok) throw new Error(added.reason);
  const mapping = { title: 'title', url: 'link', price: 'price', availability: 'availability' };
  await db('merchant_feed').update({ mapping: JSON.stringify(mapping) });
  answer = (response) => response.end(HEADER + rows(20));
  await runJobs(runFeedJob);
  const other = SHOP + 1;
  await db('merchant').insert({ id: other, name: 'Autre', host: 'autre.example' });
  // Product 0 is one that both have.
  const both = await db('idea').where({ title: 'Produit 0' }).first('id_within_merchant', 'image');
  const content = 'https://autre.example/0';
  await db('idea').insert({ ...both!, merchant_id: other, title: 'Produit', content });
  const merged = await db.transaction((trx) => mergeMerchants(trx, SHOP, other));
  expect(merged).toMatchObject({ ok: true, moved: 19, same: 1 });
  answer = (response) => response.end(HEADER + row(0) + row(1, 99) + rows(18, 3));
  await runDailyFeeds();
  await runJobs(runFeedJob);
  // Product 2 is missing, and product 0 is the other's now.
  expect(await latestRun(added.id)).toMatchObject({
    ...{ state: 'done', added: 1, changed: 1, unchanged: 17, rejected: 1, missing: 2 },
  });
  const sold = await db('idea').where({ merchant_id: other }).orderBy('id').pluck('title');
  expect([sold.length, new Set(sold).size]).toEqual([21, 21]);
  expect((await listFeeds()).map(({ merchant }) => merchant)).toEqual(['Autre']);
  await db('merchant').where({ id: other }).update({ retired_at: new Date() });
  await runDailyFeeds();
  expect(await latestRun(added.id)).toMatchObject({ state: 'done' });
});

test('a shop that is merged while its file is read has the rest read for the other', async () => {
  const url = `http://${host}/feed`;
  const added = await addFeed({ merchantId: SHOP, name: 'Produits', url });
  if (!added.ok) throw new Error(added.reason);
  const mapping = { title: 'title', url: 'link', price: 'price', availability: 'availability' };
  await db('merchant_feed').update({ mapping: JSON.stringify(mapping) });
  const other = SHOP + 1;
  await db('merchant').insert({ id: other, name: 'Autre', host: 'autre.example' });
  answer = async (response) => {
    await db.transaction((trx) => mergeMerchants(trx, SHOP, other));
    response.end(HEADER + rows(5));
  };
  await runJobs(runFeedJob);
  expect(await latestRun(added.id)).toMatchObject({ state: 'done', added: 5 });
  const sellers = await db('idea').whereIn('merchant_id', [SHOP, other]).pluck('merchant_id');
  expect(sellers).toEqual(Array(5).fill(other));
});

test('an upload that breaks off leaves nothing', async () => {
  const feed = await newFeed();
  const broken = (async function* () {
    yield Buffer.from(HEADER);
    throw new Error('gone');
  })();
  await expect(receiveFile(feed, broken)).rejects.toThrow('gone');
  expect(await db('feed_run').count('* as count').first()).toEqual({ count: 0 });
  expect(await receiveFile(feed, chunks(''))).toMatchObject({ ok: false, reason: 'unreadable' });
});

test('what cannot be a feed is rejected', async () => {
  const feed = { merchantId: SHOP, name: 'x', url: 'ftp://x' };
  expect(await addFeed(feed)).toEqual({ ok: false, reason: 'invalid_url' });
  expect(await addFeed({ ...feed, url: null, merchantId: 99 })).toEqual({
    ok: false,
    reason: 'unknown_merchant',
  });
  expect(await runNow(12345)).toEqual({ ok: false, reason: 'unknown_feed' });
});

test('old runs go, but for the one that the next is compared with', async () => {
  const feed = await newFeed();
  await send(feed, HEADER + rows(12));
  await send(feed, 'no table');
  await db('feed_run').update({ requested_at: new Date('2020-01-01') });
  await deleteExpiredFeedRuns();
  expect(await db('feed_run').pluck('state')).toEqual(['done']);
  expect(await send(feed, HEADER + rows(11))).toMatchObject({ unchanged: 11, missing: 1 });
});
