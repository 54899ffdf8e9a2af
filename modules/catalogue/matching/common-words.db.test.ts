import { beforeEach, expect, test } from 'vitest';
import { type Database, db, now, setClock } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { matchText, updateWordIndex } from './index.server.ts';

/** More ideas than are looked at for one word. */
const MANY = 3100;

/** Plants many ideas under one name. Each test has its own, since what a common word finds is kept. */
async function plantMany(name: string, database: Database = db): Promise<void> {
  await database.raw(
    `insert into idea (merchant_id, id_within_merchant, title, description, available, image, content)
     select merchant_id, 'many' || i, cast(? as text) || ' ' || i, '', true, image, content
       from (select * from idea limit 1) as planted, generate_series(1, ${MANY}) as i`,
    [name],
  );
  await updateWordIndex(database);
}

const withdrawMany = (database: Database = db) =>
  database('idea').where('id_within_merchant', 'like', 'many%').update({ available: false });

const found = async (text: string, database: Database = db) =>
  (await matchText(text, 9, database)).ideas.map(({ idea_id }) => idea_id);

beforeEach(() => plantCatalogue(SIXTEEN_IDEAS));

test('a word of very many ideas finds the same ones text after text, and after five minutes those that are there then', async () => {
  await plantMany('Lanterne');
  const first = await found('lanterne');
  expect(first).toHaveLength(9);
  expect(await found('une lanterne')).toEqual(first);
  await withdrawMany();
  setClock(new Date(now().getTime() + 5 * 60_000 + 1));
  expect(await found('lanterne')).toEqual([]);
});

test('an idea with all the words of a text is found as soon as it is there, however common one of them is', async () => {
  await plantMany('Boussole');
  await found('boussole');
  const [last] = await db('idea').orderBy('id', 'desc').limit(1).pluck('id');
  await db('idea').where({ id: last }).update({ title: 'Boussole abricotier' });
  await updateWordIndex();
  expect((await found('boussole abricotier'))[0]).toBe(last);
});

test('a wish for what very many ideas have leaves its part to a wish for what few have', async () => {
  await plantMany('Parapluie');
  await db('idea').where({ id_within_merchant: 'i0' }).update({ title: 'Un abricotier' });
  await updateWordIndex();
  const [rare] = await db('idea').where({ id_within_merchant: 'i0' }).pluck('id');
  for (const text of ['parapluie, abricotier', 'abricotier, parapluie']) {
    const ideas = await found(text);
    expect(ideas).toContain(rare);
    expect(ideas.length).toBeGreaterThan(1);
  }
});

test('what a transaction takes back is found by nobody else', async () => {
  await db('idea').where({ id_within_merchant: 'i0' }).update({ title: 'Gramophone' });
  await updateWordIndex();
  const trx = await db.transaction();
  await plantMany('Gramophone', trx);
  const within = await found('gramophone', trx);
  await trx.rollback();
  expect(within).toHaveLength(9);
  expect(await found('gramophone')).toHaveLength(1);
});

test('in a transaction a text finds what is there for the transaction', async () => {
  await plantMany('Sablier');
  expect(await found('sablier')).toHaveLength(9);
  const trx = await db.transaction();
  await withdrawMany(trx);
  const within = await found('sablier', trx);
  await trx.rollback();
  expect(within).toEqual([]);
});
