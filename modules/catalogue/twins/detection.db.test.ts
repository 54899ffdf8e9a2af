import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { addShopIdeas, plantShopIdeas } from '../../../tests/fixtures/shop-ideas.ts';
import { detectAllTwins, detectNewTwins } from './index.server.ts';

let ids: number[];

const TITLES = [
  { title: 'Théière en fonte Iwachu Arare noire 0,65 L', merchant: 1, price: 7990 },
  { title: 'IWACHU - Théière japonaise fonte Arare 65cl - Noir', merchant: 2, price: 8400 },
  { title: 'Théière en fonte Iwachu Arare rouge 0,65 L', merchant: 1, price: 7990 },
  { title: 'Casque Sony WH-1000XM5 noir', merchant: 1, price: 32_900 },
  { title: 'Casque Sony WH-1000XM4 noir', merchant: 2, price: 24_900 },
  { title: 'Bougie parfumée à la vanille', merchant: 2, price: 1900 },
];

const twins = async () =>
  (await db('idea_twin').orderBy(['idea_id', 'other_idea_id'])).map((row) => [
    ids.indexOf(row.idea_id),
    ids.indexOf(row.other_idea_id),
    row.kind,
    row.decided_by,
  ]);

const EXPECTED = [
  [0, 1, 'Identical', 'machine'],
  [0, 2, 'OnlyColorDifference', 'machine'],
  [1, 2, 'OnlyColorDifference', 'machine'],
  [3, 4, 'Distinct', 'machine'],
];

beforeEach(async () => {
  ids = await plantShopIdeas(TITLES);
});

test('all products are compared, and a second time nothing changes', async () => {
  expect(await detectAllTwins()).toMatchObject({
    ideas: 6,
    found: { Identical: 1, OnlyColorDifference: 2, Distinct: 1, SameSpectacle: 0 },
    added: 4,
  });
  expect(await twins()).toEqual(EXPECTED);
  const revision = await db('catalogue_revision').first('revision');
  expect(await detectAllTwins()).toMatchObject({ added: 0, changed: 0, removed: 0 });
  expect(await db('catalogue_revision').first('revision')).toEqual(revision);
});

test('what a person decided stays, whatever is detected', async () => {
  const pair = { idea_id: ids[0]!, other_idea_id: ids[1]! };
  await db('idea_twin').insert({ ...pair, kind: 'Distinct' });
  await db('idea_twin').insert({ idea_id: ids[0]!, other_idea_id: ids[5]!, kind: 'Identical' });
  await detectAllTwins();
  await db('idea').where({ id: ids[0]! }).update({ price_cents: 8000 });
  await detectNewTwins();
  expect(await twins()).toEqual([
    [0, 1, 'Distinct', 'person'],
    [0, 2, 'OnlyColorDifference', 'machine'],
    [0, 5, 'Identical', 'person'],
    ...EXPECTED.slice(2),
  ]);
});

test('new and changed ideas are compared as they come, with the result of comparing all', async () => {
  await detectNewTwins();
  expect(await twins()).toEqual(EXPECTED);
  await db('idea').where({ id: ids[2]! }).update({ title: 'Carnet de voyage' });
  ids.push(
    ...(await addShopIdeas([{ title: 'Bougie parfumée vanille', merchant: 1, price: 2100 }])),
  );
  await detectNewTwins();
  const found = await twins();
  expect(found).toEqual([EXPECTED[0], EXPECTED[3], [5, 6, 'Identical', 'machine']]);
  expect(await detectAllTwins()).toMatchObject({ added: 0, changed: 0, removed: 0 });
  await detectNewTwins();
  expect(await twins()).toEqual(found);
});

test('ideas of no shop are kinds of gifts, and compared with nothing', async () => {
  await db('merchant').insert({ id: 0, name: 'Idées génériques' });
  const generic = { ...TITLES[0]!, merchant: 0 };
  await addShopIdeas([generic, generic]);
  expect((await detectAllTwins()).ideas).toBe(6);
});
