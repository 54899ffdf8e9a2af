import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { readEvents } from '../events/index.server.ts';
import { findIdea } from '../ideas/index.server.ts';

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('merchant').insert({ id: 7, name: 'Boutique', host: 'boutique.example' });
  await db('idea').insert([ideaOf('A'), { ...ideaOf('B'), available: false }]);
});

function ideaOf(id: string) {
  const content = `https://boutique.example/${id}`;
  return { merchant_id: 7, id_within_merchant: id, title: id, image: 'text.dots.webp', content };
}

async function eventsOf(change: () => Promise<unknown>) {
  const { revision } = (await db('catalogue_revision').first('revision'))!;
  await change();
  const { events } = await readEvents(revision);
  return events.map(({ kind, ideas }) => ({ kind, ideas }));
}

async function availableIdeas(): Promise<string[]> {
  return await db('catalogue_idea')
    .where({ available: true })
    .whereIn('title', ['A', 'B'])
    .pluck('title');
}

test('ideas of a retired merchant are gone for everybody, and back as they were once it returns', async () => {
  const before = await db('idea').where({ merchant_id: 7 }).orderBy('id').select();
  const ideas = [before[0]!.id];
  const retire = () => db('merchant').where({ id: 7 }).update({ retired_at: new Date() });
  expect(await eventsOf(retire)).toEqual([{ kind: 'gone', ideas }]);
  expect(await availableIdeas()).toEqual([]);
  const key = { merchant_id: 7, id_within_merchant: 'A' };
  expect(await findIdea(key)).toMatchObject({ title: 'A', available: false });
  expect(await eventsOf(retire)).toEqual([]);
  const unretire = () => db('merchant').where({ id: 7 }).update({ retired_at: null });
  expect(await eventsOf(unretire)).toEqual([{ kind: 'returned', ideas }]);
  expect(await availableIdeas()).toEqual(['A']);
  expect(await findIdea(key)).toMatchObject({ available: true });
  expect(await db('idea').where({ merchant_id: 7 }).orderBy('id').select()).toEqual(before);
});

test.each([
  'http://net.example/?u={url}',
  'https://net.example/',
  'https://net.example/?u={url}&v={url}',
  'https://net.example/ ?u={url}',
  `https://net.example/?u={url}&${'a'.repeat(1000)}`,
])('the database rejects the affiliate template %s', async (affiliate_template) => {
  const update = db('merchant').where({ id: 7 }).update({ affiliate_template });
  await expect(update).rejects.toThrow(/merchant_affiliate_template_check/);
});

test('generic ideas cannot be retired', async () => {
  const update = db('merchant').where({ id: 0 }).update({ retired_at: new Date() });
  await expect(update).rejects.toThrow(/check constraint/);
});
