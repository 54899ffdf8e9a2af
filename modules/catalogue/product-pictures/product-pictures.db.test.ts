import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db, setClock } from '#modules/platform/index.server.ts';
import { INTERACTIVE_LIMITS } from '../crawl/index.server.ts';
import { NO_PICTURE } from '../vocabulary.ts';
import { fetchProductPictures } from './commands.server.ts';

const opened = vi.hoisted(() => ({ allow: new Set<string>() }));
vi.mock('#modules/platform/outbound/index.server.ts', async (original) => {
  const outbound = await original<typeof import('#modules/platform/outbound/index.server.ts')>();
  type Fetch = typeof outbound.fetchOutside;
  const fetchOutside: Fetch = (url, options) =>
    outbound.fetchOutside(url, { ...options, allow: opened.allow });
  return { ...outbound, fetchOutside };
});

const requests: string[] = [];
const answers: Record<string, { status?: number; type?: string; body?: Buffer }> = {};
let origin: string;
/** The same server under another name: another shop. */
let other: string;
let jpeg: Buffer;

const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (path === '/robots.txt') return void response.writeHead(404).end();
  requests.push(path);
  const { status = 200, type = 'image/jpeg', body = jpeg } = answers[path] ?? {};
  response.writeHead(status, { 'Content-Type': type }).end(body);
});

beforeAll(async () => {
  const flat = { width: 900, height: 600, channels: 3, background: '#c33' } as const;
  jpeg = await sharp({ create: flat }).jpeg().toBuffer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  other = origin.replace('127.0.0.1', 'localhost');
  for (const url of [origin, other]) opened.allow.add(new URL(url).host);
});
afterAll(() => server.close());

beforeEach(async () => {
  requests.length = 0;
  for (const name of Object.keys(answers)) delete answers[name];
  for (const table of ['crawl_host', 'idea', 'merchant', 'stored_picture'])
    await db(table).delete();
  await db('merchant').insert({ id: 7, name: 'Shop', host: 'shop.example' });
});

async function addProduct(id: string, path: string, merchant_id = 7): Promise<number> {
  const content = `https://shop.example/${id}`;
  const idea = { merchant_id, id_within_merchant: id, title: id, image: NO_PICTURE, content };
  const [row] = await db('idea').insert(idea).returning('id');
  await db('product').insert({
    idea_id: row!.id,
    original_title: id,
    picture_url: (merchant_id === 7 ? origin : other) + path,
    picture_wanted: true,
    source: 'page',
    available: true,
    page_fingerprint: 1,
  });
  return row!.id;
}

const run = () =>
  fetchProductPictures({ limits: INTERACTIVE_LIMITS, pause: async () => {}, maxWaitMs: 0 });
const imageOf = async (id: number) => (await db('idea').where({ id }).first('image'))!.image;
const wanted = () => db('product').where({ picture_wanted: true }).pluck('idea_id');

test('a picture is fetched once, checked, encoded anew, and given to its idea', async () => {
  const id = await addProduct('a', '/a.jpg');
  expect(await run()).toEqual({ kept: 1, rejected: 0, postponed: 0 });
  expect(await run()).toEqual({ kept: 0, rejected: 0, postponed: 0 });
  expect(requests).toEqual(['/a.jpg']);
  const stored = await db('stored_picture').first('name', 'content');
  expect(await imageOf(id)).toBe(stored!.name);
  expect(await sharp(stored!.content).metadata()).toMatchObject({ format: 'webp', width: 640 });
});

test('what is no picture leaves the idea its tile, and is not asked for again', async () => {
  answers['/gone.jpg'] = { status: 404 };
  answers['/page.jpg'] = { type: 'text/html', body: Buffer.from('<script>alert(1)</script>') };
  answers['/lie.jpg'] = { body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  answers['/cut.jpg'] = { body: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) };
  const ids = [];
  for (const path of Object.keys(answers)) ids.push(await addProduct(path.slice(1), path));
  expect(await run()).toEqual({ kept: 0, rejected: 4, postponed: 0 });
  for (const id of ids) expect(await imageOf(id)).toBe(NO_PICTURE);
  expect(await wanted()).toEqual([]);
});

test('where the shop does not answer, it is asked again tomorrow', async () => {
  answers['/busy.jpg'] = { status: 503 };
  const id = await addProduct('a', '/busy.jpg');
  expect(await run()).toMatchObject({ postponed: 1 });
  expect(await run()).toMatchObject({ kept: 0, postponed: 0 });
  await db('product').update({ picture_due_at: new Date(Date.now() - 1000) });
  // The day after, its back-off is over.
  await db('crawl_host').delete();
  delete answers['/busy.jpg'];
  expect(await run()).toMatchObject({ kept: 1 });
  expect(await imageOf(id)).not.toBe(NO_PICTURE);
});

test('nothing is fetched of a merchant that is paused, retired or waits', async () => {
  await addProduct('a', '/a.jpg');
  for (const [column, value, usual] of [
    ['paused_at', new Date(), null],
    ['retired_at', new Date(), null],
    ['approved_at', null, new Date()],
  ] as const) {
    await db('merchant')
      .where({ id: 7 })
      .update({ [column]: value });
    expect(await run()).toMatchObject({ kept: 0 });
    await db('merchant')
      .where({ id: 7 })
      .update({ [column]: usual });
  }
  expect(requests).toEqual([]);
});

test('a shop that has us wait long between two pictures does not hold up another', async () => {
  await db('merchant').insert({ id: 8, name: 'Other', host: 'other.example' });
  for (const path of ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg']) await addProduct(path, path);
  for (const path of ['/5.jpg', '/6.jpg']) await addProduct(path, path, 8);
  let at = Date.now() - 3_600_000;
  const pause = async (milliseconds: number) => {
    at += milliseconds;
    setClock(new Date(at));
  };
  await pause(0);
  const counts = await fetchProductPictures({
    limits: { ...INTERACTIVE_LIMITS, delayMs: 40_000 },
    pause,
  });
  expect(counts).toEqual({ kept: 6, rejected: 0, postponed: 0 });
  expect(requests).toEqual(['/1.jpg', '/2.jpg', '/5.jpg', '/6.jpg', '/3.jpg', '/4.jpg']);
});
