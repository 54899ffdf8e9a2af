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
    description: '',
    price: 1999,
    rating: null,
    available: false,
    image: 'A1.jpg',
    content: 'https://www.boutique.example/p/A1',
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
