import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { readEvents } from '../events/index.server.ts';
import { NO_PICTURE } from '../vocabulary.ts';
import { recordMissing, recordProducts } from './index.server.ts';
import type { ObservedProduct, ProductSource, RecordedProduct } from './shared.ts';

const SHOP = 7;
const MUG: ObservedProduct = {
  url: 'https://www.shop.example/mug',
  title: 'Mug en grès',
  description: 'Un mug tourné à la main.',
  priceCents: 1250,
  currency: 'EUR',
  listPriceCents: 1500,
  available: true,
  pictureUrl: 'https://cdn.example/mug.jpg',
  brand: 'Argile',
  gtin: '4006381333931',
  sku: 'MUG-1',
  rating: 4.5,
  categoryPath: ['Maison', 'Cuisine'],
  variant: 'bleu',
  groupId: 'mugs',
};
const TEAPOT = { ...MUG, url: 'https://www.shop.example/theiere', title: 'Théière' };

const record = (products: readonly ObservedProduct[], source: ProductSource = 'feed') =>
  db.transaction((trx) => recordProducts(trx, SHOP, products, source));
const recordOne = async (changes: Partial<ObservedProduct> = {}) =>
  (await record([{ ...MUG, ...changes }]))[0]!;
const changeOf = (result: RecordedProduct) =>
  'rejected' in result ? result.rejected : result.change;
const changes = async (products: readonly ObservedProduct[]) =>
  (await record(products)).map(changeOf);
const missing = (ids: readonly number[]) => db.transaction((trx) => recordMissing(trx, SHOP, ids));
const idOf = (result: RecordedProduct) => ('rejected' in result ? Number.NaN : result.ideaId);
const ideaOf = async (id: number) => (await db('idea').where({ id }).first('*'))!;
const productOf = async (id: number) => (await db('product').where({ idea_id: id }).first('*'))!;
const revision = async () => (await db('catalogue_revision').first('revision'))!.revision;

/** The kinds of events that some work makes, with how many ideas each names. */
async function eventsOf(work: () => Promise<unknown>): Promise<[string, number][]> {
  const before = await revision();
  await work();
  if ((await revision()) === before) return [];
  const { events } = await readEvents(before);
  return events.map(({ kind, ideas }) => [kind, ideas?.length ?? 0]);
}

/** Until a transaction waits for another. */
const untilWaiting = () =>
  expect
    .poll(() => db('pg_locks').where({ granted: false }).count('* as count').first())
    .toEqual({ count: 1 });

beforeEach(async () => {
  for (const table of ['idea', 'merchant']) await db(table).delete();
  await db('merchant').insert([
    { id: SHOP, name: 'Shop', host: 'www.shop.example' },
    { id: 8, name: 'Other', host: 'other.example' },
  ]);
});

test('the suffixes of its merchant are cut off a title, and the original is kept', async () => {
  await db('merchant')
    .where({ id: SHOP })
    .update({ title_suffixes: ['Shop'] });
  const id = idOf(await recordOne({ title: 'Mug en grès | SHOP' }));
  expect(await ideaOf(id)).toMatchObject({ title: 'Mug en grès' });
  expect(await productOf(id)).toMatchObject({ original_title: 'Mug en grès | SHOP' });
});

test('a new product is an idea with its price, for anybody, with a tile until its picture is there', async () => {
  const result = await recordOne();
  expect(result).toMatchObject({
    ideaKey: { merchant_id: SHOP, id_within_merchant: 'mug' },
    change: 'added',
  });
  expect(await ideaOf(idOf(result))).toMatchObject({
    title: 'Mug en grès',
    description: 'Un mug tourné à la main.',
    price_cents: 1250,
    rating: 4.5,
    available: true,
    image: NO_PICTURE,
    content: 'https://www.shop.example/mug',
    gender: 'Unknown',
    age_min_months: null,
  });
  expect(await productOf(idOf(result))).toMatchObject({
    original_title: 'Mug en grès',
    brand: 'Argile',
    gtin: '4006381333931',
    sku: 'MUG-1',
    list_price_cents: 1500,
    category_path: ['Maison', 'Cuisine'],
    variant: 'bleu',
    group_id: 'mugs',
    picture_url: 'https://cdn.example/mug.jpg',
    picture_wanted: true,
    source: 'feed',
    missing_count: 0,
  });
});

test('whom a product is made for is taken over once', async () => {
  const recipient = { gender: 'Female', ageMinMonths: 12, ageMaxMonths: 60 } as const;
  const id = idOf(await recordOne({ recipient }));
  const stored = { gender: 'Female', age_min_months: 12, age_max_months: 60 };
  expect(await ideaOf(id)).toMatchObject(stored);
  await recordOne({ priceCents: 900 });
  expect(await ideaOf(id)).toMatchObject(stored);
});

test('the same again writes nothing and is no event', async () => {
  const id = idOf(await recordOne());
  const before = [await ideaOf(id), await productOf(id)];
  expect(await eventsOf(() => recordOne())).toEqual([]);
  expect(changeOf(await recordOne())).toBe('unchanged');
  expect([await ideaOf(id), await productOf(id)]).toEqual(before);
});

test('a short title lasts until its shop changes the title', async () => {
  const id = idOf(await recordOne());
  await db('idea').where({ id }).update({ short_title: 'Mug' });
  await recordOne({ description: 'Tourné à la main' });
  expect((await ideaOf(id)).short_title).toBe('Mug');
  await recordOne({ title: 'Bol en grès' });
  expect((await ideaOf(id)).short_title).toBeNull();
});

test('a page and a file that differ do not change a product each time one of them is read', async () => {
  const id = idOf(await recordOne());
  const read = async (product: ObservedProduct, source: ProductSource) =>
    changeOf((await record([product], source))[0]!);
  const onPage = { ...MUG, title: 'Mug en grès bleu', priceCents: 1200 };
  expect(await read(onPage, 'page')).toBe('changed');
  expect(await read(MUG, 'feed')).toBe('unchanged');
  expect(await read(onPage, 'page')).toBe('unchanged');
  expect(await ideaOf(id)).toMatchObject({ title: 'Mug en grès bleu', price_cents: 1200 });
  expect(await read({ ...MUG, priceCents: 1100 }, 'feed')).toBe('changed');
  expect((await ideaOf(id)).price_cents).toBe(1100);
});

test('what changed is one event, however many fields and products', async () => {
  expect(await eventsOf(() => record([MUG, TEAPOT]))).toEqual([['added', 2]]);
  const dearer = { priceCents: 1400, title: 'Mug', rating: 4 };
  const events = await eventsOf(() => record([{ ...MUG, ...dearer }, TEAPOT]));
  expect(events).toEqual([['changed', 1]]);
  expect(await changes([{ ...MUG, ...dearer }, TEAPOT])).toEqual(['unchanged', 'unchanged']);
});

test('what a shop no longer says of a product stays', async () => {
  const id = idOf(await recordOne());
  await recordOne({ description: null, priceCents: null, rating: null, available: null });
  expect(await ideaOf(id)).toMatchObject({
    description: 'Un mug tourné à la main.',
    price_cents: 1250,
    rating: 4.5,
    available: true,
  });
});

test('out of stock is withdrawn at once, and comes back', async () => {
  const id = idOf(await recordOne());
  expect(await eventsOf(() => recordOne({ available: false }))).toEqual([['gone', 1]]);
  expect((await ideaOf(id)).available).toBe(false);
  expect(await eventsOf(() => recordOne())).toEqual([['returned', 1]]);
  await recordOne({ available: false });
  expect(changeOf(await recordOne())).toBe('returned');
});

test('what a person withdrew stays withdrawn while the shop says the same of its stock', async () => {
  const id = idOf(await recordOne());
  await db('idea').where({ id }).update({ available: false });
  expect(changeOf(await recordOne({ priceCents: 900 }))).toBe('changed');
  expect((await ideaOf(id)).available).toBe(false);
  await recordOne({ available: false });
  await recordOne();
  expect((await ideaOf(id)).available).toBe(true);
});

test('gone once is kept, gone twice in a row is withdrawn, and seen again comes back', async () => {
  const id = idOf(await recordOne());
  expect(await missing([id])).toBe(0);
  expect(changeOf(await recordOne())).toBe('unchanged');
  expect(await missing([id])).toBe(0);
  expect(await eventsOf(() => missing([id]))).toEqual([['gone', 1]]);
  expect((await ideaOf(id)).available).toBe(false);
  expect(await missing([id])).toBe(0);
  expect(changeOf(await recordOne())).toBe('returned');
  expect((await ideaOf(id)).available).toBe(true);
});

test('a page that was never observed is counted as missing too, and another merchant’s idea is not', async () => {
  const id = idOf(await recordOne());
  await db('product').delete();
  expect([await missing([id]), await missing([id])]).toEqual([0, 1]);
  await db('idea').where({ id }).update({ merchant_id: 8, available: true });
  await db('product').delete();
  expect([await missing([id]), await missing([id])]).toEqual([0, 0]);
});

test('an idea is known by its page in any spelling, whatever its id is', async () => {
  const [imported] = await db('idea')
    .insert({
      merchant_id: SHOP,
      id_within_merchant: 'ABC',
      title: 'Mug',
      image: 'teapot.dots.webp',
      content: 'http://shop.example/mug/',
    })
    .returning('id');
  const result = await recordOne({ url: 'https://www.shop.example/mug?utm_source=feed#top' });
  expect(result).toEqual({
    ideaKey: { merchant_id: SHOP, id_within_merchant: 'ABC' },
    ideaId: imported!.id,
    change: 'changed',
  });
  // It has a picture.
  expect((await productOf(imported!.id)).picture_wanted).toBe(false);
  expect(await changes([{ ...MUG, url: 'http://shop.example/mug/' }, MUG])).toEqual([
    'changed',
    'duplicate',
  ]);
});

test('an idea is known by its page with parameters, and another page of the same path is not', async () => {
  await db('idea').insert({
    merchant_id: SHOP,
    id_within_merchant: 'ABC',
    title: 'Mug',
    image: 'teapot.dots.webp',
    content: 'http://shop.example/mug/?size=2',
  });
  const [other, same] = ['1', '2'].map((size) => ({ ...MUG, url: `${MUG.url}?size=${size}` }));
  expect(await changes([other!, same!])).toEqual(['added', 'changed']);
});

test('of several with one page the first that can be had counts', async () => {
  const small = { ...MUG, available: false, variant: 'S' };
  const medium = { ...MUG, priceCents: 1300, variant: 'M' };
  const large = { ...MUG, variant: 'L' };
  expect(await changes([small, medium, large])).toEqual(['duplicate', 'added', 'duplicate']);
  expect((await db('idea').first('price_cents'))?.price_cents).toBe(1300);
});

test('a new address of the picture asks for the picture, the same address does not', async () => {
  const id = idOf(await recordOne());
  await db('product').update({ picture_wanted: false });
  await recordOne({ priceCents: 900 });
  expect((await productOf(id)).picture_wanted).toBe(false);
  await recordOne({ pictureUrl: 'https://cdn.example/mug-2.jpg' });
  expect((await productOf(id)).picture_wanted).toBe(true);
});

test('a range of prices ends with the price it was given for', async () => {
  const id = idOf(await recordOne());
  await db('idea').where({ id }).update({ price_min_cents: 1000, price_max_cents: 1400 });
  await recordOne({ brand: 'Grès' });
  expect(await ideaOf(id)).toMatchObject({ price_min_cents: 1000 });
  await recordOne({ priceCents: 2000 });
  expect(await ideaOf(id)).toMatchObject({ price_cents: 2000, price_min_cents: null });
});

test.each([
  ['a price in dollars', { currency: 'USD' }, 'not_in_euros'],
  ['a price of nothing', { priceCents: 0 }, 'invalid_price'],
  ['a price that is no whole number of cents', { priceCents: 12.5 }, 'invalid_price'],
  ['a price beyond reason', { priceCents: 1e12 }, 'invalid_price'],
  ['no title', { title: ' \u0000 ' }, 'no_title'],
  ['a title of blank letters', { title: '\u3164\u2800' }, 'no_title'],
  ['a title of signs', { title: '\ufffd …' }, 'no_title'],
  ['an address of another kind', { url: 'javascript:alert(1)' }, 'invalid_url'],
  ['a page of another site', { url: 'https://other.example/mug' }, 'other_site'],
  ['a page of a site whose name only ends so', { url: 'https://myshop.example/mug' }, 'other_site'],
] as const)('%s is rejected with its reason, and nothing is written', async (_, wrong, reason) => {
  expect(await changes([{ ...MUG, ...wrong }, TEAPOT])).toEqual([reason, 'added']);
  expect(await db('product').count('* as count').first()).toEqual({ count: 1 });
});

test('a price without currency is in euros, and a page may be on a part of the site', async () => {
  const url = 'https://fr.shop.example/mug';
  expect(await changes([{ ...MUG, currency: null, url }])).toEqual(['added']);
});

test('texts of any kind are stored in one line, whole words, and never end the batch', async () => {
  const hostile = `'; drop table idea; -- "\\ \u0000\ud800 {} $1 ? :rows <b>`;
  const [id] = (
    await record([
      {
        ...MUG,
        title: `${hostile}\n${'mot '.repeat(500)}`,
        description: 'x'.repeat(100_000),
        brand: hostile.repeat(20),
        sku: '\u0000',
        gtin: '123',
        categoryPath: Array(50).fill(hostile),
        groupId: hostile.repeat(50),
        pictureUrl: 'javascript:alert(1)',
        rating: 9,
      },
    ])
  ).map(idOf);
  const { title, description, rating } = await ideaOf(id!);
  expect(title).toMatch(/^'; drop table idea; -- "\\ � \{\} \$1 \? :rows <b> mot mot .* mot…$/);
  expect(title.length).toBeLessThanOrEqual(300);
  expect(description).toHaveLength(2000);
  expect(rating).toBeNull();
  expect(await productOf(id!)).toMatchObject({ sku: null, gtin: null, picture_url: null });
  expect((await productOf(id!)).category_path).toHaveLength(10);
});

test('what has no width leaves no blank in a title', async () => {
  const [id] = (await record([{ ...MUG, title: '\u202ePorte\u00admonnaie \u200brond' }])).map(idOf);
  expect((await ideaOf(id!)).title).toBe('Portemonnaie rond');
});

test('two writers of the same products in another order take turns', async () => {
  const first = await db.transaction();
  await recordProducts(first, SHOP, [MUG], 'feed');
  const second = record([TEAPOT, MUG]);
  await untilWaiting();
  // Without turns, the second would have the teapot already, and wait for the mug.
  await recordProducts(first, SHOP, [TEAPOT], 'feed');
  await first.commit();
  expect((await second).map(changeOf)).toEqual(['unchanged', 'unchanged']);
});

test('a product that somebody proposes at the same moment is known all the same', async () => {
  const proposal = await db.transaction();
  await proposal('idea').insert({
    merchant_id: SHOP,
    id_within_merchant: 'mug',
    title: 'Proposé',
    image: NO_PICTURE,
    content: MUG.url,
  });
  const recorded = record([MUG, TEAPOT]);
  await untilWaiting();
  await proposal.commit();
  expect((await recorded).map(changeOf)).toEqual(['changed', 'added']);
  expect(await db('idea').where({ title: 'Proposé' })).toEqual([]);
});

test('what somebody proposes while thousands are added costs none of them', async () => {
  const products = Array.from({ length: 2000 }, (_, i) => ({
    ...MUG,
    url: `https://www.shop.example/mug-${i}`,
  }));
  const proposal = await db.transaction();
  await proposal('idea').insert({
    merchant_id: SHOP,
    id_within_merchant: 'mug-3',
    title: 'Proposé',
    image: NO_PICTURE,
    content: products[3]!.url,
  });
  const recorded = record(products);
  await untilWaiting();
  await proposal.commit();
  const kinds = (await recorded).map(changeOf);
  expect(kinds.splice(3, 1)).toEqual(['changed']);
  expect(new Set(kinds)).toEqual(new Set(['added']));
  expect(await db('product').count('* as count').first()).toEqual({ count: products.length });
});

test('a merchant without site has no products', async () => {
  await db('merchant').insert({ id: 0, name: 'Idées génériques', host: null });
  await expect(db.transaction((trx) => recordProducts(trx, 0, [MUG], 'page'))).rejects.toThrow();
});
