import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { choosePaper, choosePapers } from './papers.commands.server.ts';

/** Gardening is refined by vegetables; wine has a family too, and a broad interest has none. */
const CATALOGUE = {
  questions: [
    { id: 1, category: 'TagMain', keywords: ['jardinage'] },
    { id: 2, category: 'TagMain', keywords: ['vin'] },
    { id: 3, category: 'TagSecondary', keywords: ['potager'] },
    { id: 4, category: 'AskStart', keywords: ['sport'] },
    { id: 5, category: 'GoodToAsk' },
  ],
  relations: [
    [1, 'refines', 3],
    [5, 'createsReaction', 2],
  ],
  ideas: [
    { id: 'gardener', labels: { 1: 'YesIsDesired', 2: 'YesIsBetter', 4: 'YesIsNeeded' } },
    { id: 'vegetables', labels: { 3: 'YesIsBetter' } },
    { id: 'cellar', labels: { 5: 'YesIsBetter' } },
    { id: 'sober', labels: { 2: 'NoIsNeeded', 4: 'YesIsBetter' } },
  ],
} as const satisfies Parameters<typeof plantCatalogue>[0];

beforeEach(() => plantCatalogue({ ...CATALOGUE }));

const pictures = async () =>
  Object.fromEntries(
    (await db('idea').orderBy('id').select('id_within_merchant', 'image')).map((idea) => [
      idea.id_within_merchant,
      idea.image,
    ]),
  );

const idOf = async (id_within_merchant: string) =>
  (await db('idea').where({ id_within_merchant }).first('id'))!.id;

test('pictures get the paper of their ideas’ main themes, once; those without a theme stay plain', async () => {
  expect(await choosePapers()).toBe(3);
  expect(await pictures()).toEqual({
    gardener: 'gift.dots.sage.webp',
    vegetables: 'gift.dots.sage.webp',
    cellar: 'gift.dots.mauve.webp',
    sober: 'gift.dots.webp',
  });
  expect(await choosePapers()).toBe(0);
});

test('a label that changes the main theme of an idea changes its picture alone', async () => {
  await choosePapers();
  const idea_id = await idOf('gardener');
  await db('reaction').where({ idea_id, question_id: 2 }).update({ label: 'YesIsNeeded' });
  expect(await choosePapers()).toBe(1);
  expect(await pictures()).toMatchObject({ gardener: 'gift.dots.mauve.webp' });
});

test('a run changes so many pictures at most, and the next goes on', async () => {
  expect(await choosePapers({ limit: 2 })).toBe(2);
  expect(await choosePapers({ limit: 2 })).toBe(1);
});

test('one idea gets its paper by itself', async () => {
  await choosePaper(db, await idOf('cellar'));
  expect(await pictures()).toMatchObject({
    gardener: 'gift.dots.webp',
    cellar: 'gift.dots.mauve.webp',
  });
});

test('a shop’s picture, and a picture that is not drawn, stay as they are', async () => {
  await db('merchant').insert({ id: 7, name: 'Boutique', host: 'boutique.example' });
  await db('idea').where({ id_within_merchant: 'gardener' }).update({ merchant_id: 7 });
  await db('idea').where({ id_within_merchant: 'vegetables' }).update({ image: 'A1.webp' });
  expect(await choosePapers()).toBe(1);
});
