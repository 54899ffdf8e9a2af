import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { importCatalogue } from '../exchange/index.server.ts';
import {
  catalogueStatistics,
  findIdea,
  findIdeas,
  isCatalogueEmpty,
  isKnownDestination,
} from './queries.server.ts';

beforeAll(async () => {
  expect(await isCatalogueEmpty()).toBe(true);
  await importCatalogue(await writeCatalogue(smallCatalogue()));
});

test('an idea is found by its key, available or not', async () => {
  const idea = await findIdea({ merchant_id: 7, id_within_merchant: 'A1' });
  expect(idea).toEqual({
    id: expect.any(Number),
    key: { merchant_id: 7, id_within_merchant: 'A1' },
    title: 'Un jeu de société',
    short_title: null,
    description: '',
    price: 1999,
    rating: null,
    available: false,
    image: 'A1.jpg',
    content: 'https://www.boutique.example/p/A1',
    shop: 'La Boutique',
    affiliated: true,
  });
  expect(await findIdea({ merchant_id: 0, id_within_merchant: 'the' })).toMatchObject({
    price: 4500,
    price_min: 3000,
    price_max: 6000,
  });
  expect(await findIdea({ merchant_id: 7, id_within_merchant: 'A2' })).toBeNull();
  expect(await findIdea({ merchant_id: 7, id_within_merchant: '\0' })).toBeNull();
  expect(await isCatalogueEmpty()).toBe(false);
});

test('an idea names the other shops that have the same product, the cheapest first', async () => {
  await db('merchant').insert([
    { id: 8, name: 'Chère', host: 'dear.example', affiliated: true },
    { id: 9, name: 'Fermée', host: 'closed.example', retired_at: new Date() },
  ]);
  const [own] = await db('idea').where({ id_within_merchant: 'A1' }).select();
  const { id: ownId, search, title_order, ...copied } = own!;
  for (const [merchant_id, price_cents] of [
    [8, 2500],
    [8, 2400],
    [9, 100],
    [7, 200],
  ] as const) {
    const content = `https://shop.example/${price_cents}`;
    const row = { ...copied, merchant_id, price_cents, content, available: true };
    const [added] = await db('idea')
      .insert({ ...row, id_within_merchant: content })
      .returning('id');
    await db('idea_twin').insert({ idea_id: ownId, other_idea_id: added!.id, kind: 'Identical' });
  }
  const offer = { shop: 'Chère', price: 2400, url: 'https://shop.example/2400', affiliated: true };
  expect((await findIdea(copied))?.also_at).toEqual([offer]);
  await db('idea_twin').update({ kind: 'OnlySizeDifference' });
  expect(await findIdea(copied)).not.toHaveProperty('also_at');
  await db('idea').whereIn('merchant_id', [8, 9]).delete();
  await db('idea').where({ price_cents: 200 }).delete();
  await db('merchant').whereIn('id', [8, 9]).delete();
});

test('shops of the whole group are named, however they are linked, but for what is distinct from the idea', async () => {
  await db('merchant').insert(
    [8, 9].map((id) => ({ id, name: `Boutique ${id}`, host: `s${id}.example` })),
  );
  const [own] = await db('idea').where({ id_within_merchant: 'A1' }).select();
  const { id: _, search, title_order, ...copied } = own!;
  const chain = [own!.id];
  for (const merchant_id of [8, 9]) {
    const content = `https://s${merchant_id}.example/p`;
    const row = { ...copied, merchant_id, content, id_within_merchant: content, available: true };
    const [added] = await db('idea').insert(row).returning('id');
    await db('idea_twin').insert({
      idea_id: chain.at(-1)!,
      other_idea_id: added!.id,
      kind: 'Identical',
    });
    chain.push(added!.id);
  }
  const { merchant_id, id_within_merchant } = copied;
  const shops = async () =>
    (await findIdea({ merchant_id, id_within_merchant }))?.also_at?.map(({ shop }) => shop);
  expect(await shops()).toEqual(['Boutique 8', 'Boutique 9']);
  await db('idea_twin').insert({ idea_id: chain[0]!, other_idea_id: chain[2]!, kind: 'Distinct' });
  expect(await shops()).toEqual(['Boutique 8']);
  await db('idea').whereIn('merchant_id', [8, 9]).delete();
  await db('merchant').whereIn('id', [8, 9]).delete();
});

test('ideas come in the order asked for, without those that do not exist', async () => {
  const ids: number[] = await db('idea').orderBy('id', 'desc').pluck('id');
  const asked = [ids[2]!, 999_999_999, ids[0]!, ids[3]!];
  expect((await findIdeas(asked)).map(({ id }) => id)).toEqual([ids[2], ids[0], ids[3]]);
  expect(await findIdeas([])).toEqual([]);
});

describe('a known destination', () => {
  test.each([
    ['https://www.boutique.example/p/A1', true],
    ['https://www.boutique.example/any/other?page=1', true],
    ['http://boutique.example/', true],
    ['HTTPS://WWW.BOUTIQUE.EXAMPLE/', true],
    ['https://evil.example/', false],
    ['https://www.boutique.example.evil.example/', false],
    ['https://www.boutique.example@evil.example/', false],
    ['https://user:secret@www.boutique.example/', false],
    ['https://www.boutique.example:8443/', false],
    ['//www.boutique.example/', false],
    ['javascript:alert(1)//www.boutique.example', false],
    ['data:text/html,x', false],
    ['ftp://www.boutique.example/', false],
    ['Une théière', false],
    ['https://www.boutique.example/\0', false],
    ['', false],
  ])('%j: %s', async (url, known) => {
    expect(await isKnownDestination(url)).toBe(known);
  });

  test('is also the exact link of a generic idea', async () => {
    await db('idea')
      .where({ id_within_merchant: 'the' })
      .update({ content: 'https://elsewhere.example/tea' });
    expect(await isKnownDestination('https://elsewhere.example/tea')).toBe(true);
    expect(await isKnownDestination('https://elsewhere.example/coffee')).toBe(false);
  });
});

test('statistics count derived labels and the ideas for each price and age', async () => {
  const found = await catalogueStatistics();
  expect(found).toMatchObject({
    merchants: 2,
    ideas: 4,
    generic_ideas: 3,
    available_ideas: 3,
    questions: 4,
    relations: 3,
    labels: { own: 4, derived: 1, per_idea: 1.25, ideas_without: 1 },
  });
  expect(found.questions_by_category).toContainEqual({ category: 'TagMain', questions: 1 });
  expect(found.by_price).toContainEqual({ price_cents: 3000, ideas: 3 });
  expect(found.by_age).toContainEqual({ age_years: 99, ideas: 3 });
});
