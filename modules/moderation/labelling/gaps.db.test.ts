import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#modules/engine/session/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { catalogueGaps, FEW_IDEAS, GAPS_LISTED, prepareLabelling } from './index.server.ts';

beforeEach(async () => {
  await db('search_session').delete();
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
});

async function giveUp(start: Partial<typeof START>): Promise<void> {
  const { sid } = await startSession({ ...START, hints: 'un secret', ...start });
  const session = await db('search_session').where({ id: sid }).first('month');
  await db('search_event').insert({
    ...{ session_id: sid, month: session!.month, seq: 900, kind: 'give_up' as const },
  });
}

test('searches that gave up are grouped by gender, decade of age and budget, those given up most often first', async () => {
  await giveUp({ gender: 'Couple', age: 1150, price_max_cents: 30_000 });
  await giveUp({ age: 360, price_max_cents: 4000 });
  await giveUp({ age: 470, price_max_cents: 2001 });
  const { givenUp } = await catalogueGaps();
  expect(givenUp).toEqual([
    { gender: 'Female', decade: 3, band: 1, ideas: 16, searches: 2 },
    { gender: 'Couple', decade: 9, band: 5, ideas: 0, searches: 1 },
  ]);
  expect(JSON.stringify(await catalogueGaps())).not.toContain('secret');
});

test('recipients with few available ideas are listed, and no more than a page of them', async () => {
  const { few } = await catalogueGaps();
  expect(few).toHaveLength(GAPS_LISTED);
  expect(few[0]).toEqual({ gender: 'Female', decade: 1, band: 0, ideas: 0, searches: 0 });
});

test('ideas count for their gender, their ages and their price while they are available', async () => {
  const ideasFor = async () => {
    await giveUp({ gender: 'Male', age: 500, price_max_cents: 3500 });
    return (await catalogueGaps()).givenUp[0]!.ideas;
  };
  const only = async (changes: object) => {
    await db('search_session').delete();
    await db('idea').update({
      available: true,
      gender: 'Unknown',
      age_min_months: 192,
      ...changes,
    });
    return await ideasFor();
  };
  expect(await only({})).toBe(16);
  expect(await only({ available: false })).toBe(0);
  expect(await only({ gender: 'Female' })).toBe(0);
  expect(await only({ gender: 'Male' })).toBe(16);
  expect(await only({ age_min_months: 600 })).toBe(0);
  expect(await only({ price_cents: 4001 })).toBe(0);
});

test('a catalogue with enough ideas for everyone lacks nothing', async () => {
  await db('idea').delete();
  const ideas = [1500, 3000, 5000, 10_000, 15_000].flatMap((price_cents) =>
    Array.from({ length: FEW_IDEAS }, (_, i) => ({
      ...{ merchant_id: 0, id_within_merchant: `${price_cents}-${i}`, title: `Idée ${i}` },
      ...{ image: 'gift.dots.webp', content: 'Partout', price_cents },
    })),
  );
  await db('idea').insert(ideas);
  expect((await catalogueGaps()).few).toEqual([]);
});

test('questions with few labelled ideas are listed once labels are counted', async () => {
  await plantCatalogue({
    ideas: [{ id: 'a', labels: { 2: 'YesIsBetter' } }],
    questions: [
      { id: 1, category: 'GoodToAsk' },
      { id: 2, category: 'GoodToAsk' },
      { id: 3, category: 'Unknown' },
    ],
  });
  await prepareLabelling();
  const { questions } = await catalogueGaps();
  expect(questions.map(({ id, ideas }) => [id, ideas])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});
