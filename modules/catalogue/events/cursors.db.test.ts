import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { consumeEvents } from './commands.server.ts';
import type { CatalogueEvent } from './queries.server.ts';

const READER = 'test';

let ideaIds: number[];

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  ideaIds = await db('idea').orderBy('id').pluck('id');
  await db('catalogue_cursor').where({ reader: READER }).delete();
});

/** Every event that the reader gets until there are no more. */
async function consume(): Promise<[string, readonly number[] | null][]> {
  const seen: CatalogueEvent[] = [];
  await consumeEvents(READER, async (events) => {
    seen.push(...events);
  });
  return seen.map(({ kind, ideas }) => [kind, ideas]);
}

const withdraw = (i: number) => db('idea').where({ id: ideaIds[i] }).update({ available: false });

test('a new reader reads everything, then each event once, however often it begins again', async () => {
  expect(await consume()).toEqual([['everything', null]]);
  await withdraw(0);
  await withdraw(1);
  expect(await consume()).toEqual([
    ['gone', [ideaIds[0]]],
    ['gone', [ideaIds[1]]],
  ]);
  await withdraw(2);
  expect(await consume()).toEqual([['gone', [ideaIds[2]]]]);
  expect(await consume()).toEqual([]);
});

test('what a reader wrote before it failed is taken back, and it gets the events again', async () => {
  await consume();
  await withdraw(0);
  const failing = consumeEvents(READER, async (_, trx) => {
    await trx('merchant').insert({ id: 9, name: 'Écrit', host: 'shop.example' });
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await db('merchant').where({ id: 9 })).toEqual([]);
  expect(await consume()).toEqual([['gone', [ideaIds[0]]]]);
});

/** Whether a transaction waits for a row that another has locked. */
async function isOneWaiting(): Promise<boolean> {
  const { rows } = await db.raw('select from pg_locks where not granted');
  return rows.length > 0;
}

test('two processes of one reader take turns', async () => {
  await consume();
  await withdraw(0);
  let isSecondDone = false;
  let second = Promise.resolve<unknown>(null);
  await consumeEvents(READER, async () => {
    second = consume().finally(() => {
      isSecondDone = true;
    });
    while (!isSecondDone && !(await isOneWaiting())) await new Promise(setImmediate);
    expect(isSecondDone).toBe(false);
  });
  expect(await second).toEqual([]);
});

test('the events of a large import are read in pages', async () => {
  await consume();
  await db.raw(`select record_catalogue_event('added', array(select generate_series(1, 41000)))`);
  const pages: number[] = [];
  await consumeEvents(READER, async (events) => {
    pages.push(events.flatMap(({ ideas }) => ideas ?? []).length);
  });
  expect(pages).toEqual([20_000, 20_000, 1000]);
});

test('a reader whose events were not kept, or that is ahead of a restored catalogue, reads everything', async () => {
  await consume();
  await withdraw(0);
  await db('catalogue_event').delete();
  expect(await consume()).toEqual([['everything', null]]);
  await db('catalogue_cursor').where({ reader: READER }).update({ position: 1e6 });
  expect(await consume()).toEqual([['everything', null]]);
  expect(await consume()).toEqual([]);
});
