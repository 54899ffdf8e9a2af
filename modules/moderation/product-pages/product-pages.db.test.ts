import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { approveMerchant, findIdeaOfPage } from '#modules/catalogue/merchants/index.server.ts';
import { DAY_MS, db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { newAccount } from '../../../tests/fixtures/contributions.ts';
import { runJobs } from '../../../tests/fixtures/jobs.ts';
import type { Account } from '../accounts/index.server.ts';
import { accept } from '../contributions/index.server.ts';
import { productPage, proposeProductPage, readAgain, submitProductPage } from './index.server.ts';
import { deleteExpiredProductPagesJob, productPageExporter, readProductPageJob } from './jobs.ts';

const state = vi.hoisted(() => ({ allow: new Set<string>() }));
vi.mock('#modules/platform/outbound/index.server.ts', async (original) => {
  const outbound = await original<typeof import('#modules/platform/outbound/index.server.ts')>();
  type Fetch = typeof outbound.fetchOutside;
  const fetchOutside: Fetch = (url, options) =>
    outbound.fetchOutside(url, { ...options, allow: state.allow });
  return { ...outbound, fetchOutside };
});

let ada: Account;
let moderator: Account;
let origin: string;
let pages: Record<string, string>;
let jpeg: Buffer;

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? '';
  if (path === '/mug.jpg') response.setHeader('Content-Type', 'image/jpeg').end(jpeg);
  else if (pages[path]) response.setHeader('Content-Type', 'text/html').end(pages[path]);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  const flat = { width: 200, height: 200, channels: 3, background: '#c33' } as const;
  jpeg = await sharp({ create: flat }).jpeg().toBuffer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  state.allow.add(host);
});
afterAll(() => server.close());

beforeEach(async () => {
  await db.raw('truncate account, contributor cascade');
  await db.raw('delete from pgboss.job');
  await db.raw('truncate crawl_host, crawl_robots');
  await plantCatalogue(SIXTEEN_IDEAS);
  ada = await newAccount('Contributor');
  moderator = await newAccount('Moderator');
  pages = {
    '/mug':
      '<h1>Mug émaillé</h1><img class="product" src="/mug.jpg"><p>Prix : 12,90 €</p><p>En stock</p>',
  };
});

async function submitted(url: string, account = ada): Promise<number> {
  const result = await submitProductPage(account, url);
  if (!result.ok || !('id' in result)) throw new Error('expected a new page');
  return result.id;
}

const CONFIRMED = {
  title: 'Mug émaillé',
  description: '',
  price_cents: 1290,
  available: true,
  with_picture: true,
};

test('a page waits, is read by the worker with its picture, and becomes a contribution once confirmed', async () => {
  const id = await submitted(`${origin}/mug?utm_source=mail&taille=l`);
  expect(await productPage(ada, id)).toMatchObject({
    state: 'waiting',
    product: null,
    isNewShop: true,
  });
  expect(await proposeProductPage(ada, id, CONFIRMED)).toEqual({
    ok: false,
    reason: 'unknown_page',
  });
  await runJobs(readProductPageJob);
  const read = await productPage(ada, id);
  expect(read).toMatchObject({
    state: 'read',
    product: {
      url: `${origin}/mug?taille=l`,
      title: 'Mug émaillé',
      price_cents: 1290,
      currency: 'EUR',
      available: true,
      image: expect.stringMatching(/\.webp$/),
    },
  });
  await runJobs(readProductPageJob);
  expect(await productPage(ada, id)).toEqual(read);
  const twice = await Promise.all([1, 2].map(() => proposeProductPage(ada, id, CONFIRMED)));
  expect(twice).toEqual([{ ok: true }, { ok: true }]);
  const other = { ...CONFIRMED, title: 'Autre chose' };
  expect(await proposeProductPage(ada, id, other)).toMatchObject({ reason: 'proposed_already' });
  expect(await db('contribution').select('state', 'draft')).toMatchObject([
    { state: 'waiting', draft: { title: 'Mug émaillé', image: read?.product?.image } },
  ]);
});

test('an address that is sent twice is asked for once', async () => {
  const ids = await Promise.all([1, 2].map(() => submitted(`${origin}/mug`)));
  ids.push(await submitted(`${origin}/mug`));
  expect(new Set(ids).size).toBe(1);
  await runJobs(readProductPageJob);
  expect(await submitted(`${origin}/mug`)).toBe(ids[0]);
  await proposeProductPage(ada, ids[0]!, CONFIRMED);
  expect(await submitted(`${origin}/mug`)).not.toBe(ids[0]);
});

test('the idea of a new shop is not available before a moderator accepts it and an admin the shop', async () => {
  const id = await submitted(`${origin}/mug`);
  await runJobs(readProductPageJob);
  await proposeProductPage(ada, id, CONFIRMED);
  const waiting = await db('contribution').first('id', 'version');
  const accepted = await accept(moderator, waiting!);
  expect(accepted).toMatchObject({ ok: true });
  const shown = () => db('catalogue_idea').where('title', CONFIRMED.title).first('available');
  expect(await shown()).toEqual({ available: false });
  const merchant = await db('merchant').whereNull('approved_at').first('id', 'host');
  expect(merchant?.host).toBe(new URL(origin).host);
  expect(await approveMerchant(merchant!.id)).toEqual({ ok: true });
  expect(await approveMerchant(merchant!.id)).toEqual({ ok: false, reason: 'not_waiting' });
  expect(await shown()).toEqual({ available: true });
  expect(await db('catalogue_event').pluck('kind')).toContain('returned');
});

test('a page that the catalogue knows leads to its idea, however it is spelled', async () => {
  await db('merchant').insert({ id: 7, name: 'Boutique', host: 'www.boutique.example' });
  const [idea] = await db('idea').orderBy('id').limit(1).select('id');
  const content = 'https://boutique.example/p/mug/';
  await db('idea')
    .where({ id: idea!.id })
    .update({ content, merchant_id: 7, id_within_merchant: 'M1' });
  for (const url of [
    'https://www.boutique.example/p/mug',
    'http://boutique.example/p/mug/?utm_campaign=x&gclid=y#avis',
    'https://BOUTIQUE.example/p/mug/',
  ]) {
    const known = { merchant_id: 7, id_within_merchant: 'M1' };
    expect(await submitProductPage(ada, url)).toEqual({ ok: true, known });
  }
  expect(await findIdeaOfPage(new URL('https://boutique.example/p/mug?taille=l'))).toBeNull();
  pages['/other'] = `${pages['/mug']}<link rel="canonical" href="https://boutique.example/p/mug">`;
  const id = await submitted(`${origin}/other`);
  await runJobs(readProductPageJob);
  // A page speaks for its own shop alone.
  expect(await productPage(ada, id)).toMatchObject({
    known: null,
    product: { url: `${origin}/other` },
  });
});

test.each([
  ['http://169.254.169.254/latest', /Internet public/],
  ['http://user:secret@shop.example/', null],
  ['http://[::ffff:127.0.0.1]/', /Internet public/],
  ['http://2130706433/', /Internet public/],
  ['ftp://shop.example/', null],
  ['pas une adresse', null],
  [`https://${'a.'.repeat(130)}example/`, null],
])('no machine inside is asked: %s', async (url, reason) => {
  const result = await submitProductPage(ada, url);
  if (reason === null) return expect(result).toEqual({ ok: false, reason: 'invalid_url' });
  await runJobs(readProductPageJob);
  const id = 'id' in result ? result.id : 0;
  expect(await productPage(ada, id)).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(reason),
  });
});

test('a page that could not be read says why, and is read again when that is asked', async () => {
  const id = await submitted(`${origin}/later`);
  await runJobs(readProductPageJob);
  expect(await productPage(ada, id)).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(/n’existe pas/),
  });
  pages['/later'] = pages['/mug']!;
  expect(await readAgain(ada, id)).toBe(true);
  expect(await readAgain(ada, id)).toBe(false);
  await runJobs(readProductPageJob);
  expect(await productPage(ada, id)).toMatchObject({ state: 'read', reason: null });
});

test('a page that the shop’s robots.txt forbids is not asked for', async () => {
  pages['/robots.txt'] = 'User-agent: TrouvailleBot\nDisallow: /mug';
  const id = await submitted(`${origin}/mug`);
  await runJobs(readProductPageJob);
  expect(await productPage(ada, id)).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('robots.txt'),
  });
});

test.each(['\\u0000', '\\ud800', '\\u0007', '\\u0000'.repeat(50)])(
  'what a shop says with characters that the database takes nowhere is read without them: %s',
  async (odd) => {
    const product = `{"@type":"Product","name":"Mug${odd} rouge","description":"Un ${odd}","offers":{"price":"12","priceCurrency":"EUR${odd}"}}`;
    pages['/odd'] = `<script type="application/ld+json">${product}</script>`;
    const id = await submitted(`${origin}/odd`);
    await runJobs(readProductPageJob);
    expect(await productPage(ada, id)).toMatchObject({
      state: 'read',
      product: { title: 'Mug rouge' },
    });
  },
);

test('a title is not cut in the middle of a character', async () => {
  for (const shift of ['', 'a']) {
    pages['/long'] = pages['/mug']!.replace('Mug émaillé', shift + '🎁'.repeat(400));
    const id = await submitted(`${origin}/long`);
    await runJobs(readProductPageJob);
    const { product } = (await productPage(ada, id))!;
    expect(product?.title).toMatch(/^a?(🎁)+…$/u);
  }
});

test('a page whose reading fails unexpectedly can be read again', async () => {
  const id = await submitted(`${origin}/mug`);
  await db.raw(
    `alter table product_page add constraint none_is_read check (state <> 'read') not valid`,
  );
  await expect(runJobs(readProductPageJob)).rejects.toThrow('none_is_read');
  await db.raw('alter table product_page drop constraint none_is_read');
  expect(await productPage(ada, id)).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('chez nous'),
  });
  expect(await readAgain(ada, id)).toBe(true);
  await runJobs(readProductPageJob);
  expect(await productPage(ada, id)).toMatchObject({ state: 'read' });
});

test('a page without a picture, or with one that is none, has a drawn picture', async () => {
  pages['/lie'] = '<h1>Mug</h1><img src="/mug" width=600><p>Prix : 9 €</p>';
  const id = await submitted(`${origin}/lie`);
  await runJobs(readProductPageJob);
  const { product } = (await productPage(ada, id)) ?? {};
  expect(product).toMatchObject({ image: null, image_reason: expect.stringMatching(/\.$/) });
  await proposeProductPage(ada, id, CONFIRMED);
  expect((await db('contribution').first('draft'))?.draft).toMatchObject({
    image: 'text.dots.webp',
  });
});

test('a page is nothing to another account', async () => {
  const id = await submitted(`${origin}/mug`);
  await runJobs(readProductPageJob);
  const other = await newAccount('Contributor');
  expect(await productPage(other, id)).toBeNull();
  expect(await readAgain(other, id)).toBe(false);
  expect(await proposeProductPage(other, id, CONFIRMED)).toEqual({
    ok: false,
    reason: 'unknown_page',
  });
});

test('what is wrong is not kept, and can be corrected', async () => {
  const id = await submitted(`${origin}/mug`);
  await runJobs(readProductPageJob);
  const wrong = { ...CONFIRMED, title: 'a\0b' };
  expect(await proposeProductPage(ada, id, wrong)).toEqual({ ok: false, reason: 'invalid_draft' });
  expect(await db('contribution').first()).toBeUndefined();
  expect(await proposeProductPage(ada, id, CONFIRMED)).toEqual({ ok: true });
});

test('pages are forgotten after a month', async () => {
  await submitted(`${origin}/mug`);
  const run = () =>
    deleteExpiredProductPagesJob.run({}, { id: '', signal: new AbortController().signal });
  await run();
  expect(await db('product_page').count().first()).toEqual({ count: 1 });
  await db('product_page').update({ submitted_at: new Date(Date.now() - 31 * DAY_MS) });
  await run();
  expect(await db('product_page').count().first()).toEqual({ count: 0 });
});

test('a page that was claimed by a process that did not survive can be proposed', async () => {
  const id = await submitted(`${origin}/mug`);
  await runJobs(readProductPageJob);
  // Stands for the process that ends between the claim and the contribution.
  await db.raw(
    `create function fail() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  );
  await db.raw(
    'create trigger fail before insert on contribution for each row execute function fail()',
  );
  await expect(proposeProductPage(ada, id, CONFIRMED)).rejects.toThrow('killed');
  await db.raw('drop function fail cascade');
  expect(await productPage(ada, id)).toMatchObject({ state: 'read' });
  expect(await proposeProductPage(ada, id, CONFIRMED)).toEqual({ ok: true });
  expect(await productPage(ada, id)).toMatchObject({ state: 'proposed' });
});

test('the file of an account’s data has the pages that it named, and no others', async () => {
  await submitted(`${origin}/mug`);
  await runJobs(readProductPageJob);
  await submitted(`${origin}/later`);
  expect(await productPageExporter.read(ada)).toMatchObject([
    { adresse: `${origin}/later`, etat: 'en attente', produit: null },
    { adresse: `${origin}/mug`, etat: 'lue', produit: { titre: 'Mug émaillé' } },
  ]);
  expect(await productPageExporter.read(moderator)).toEqual([]);
});
