import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';

let ideaIds: number[];
let before: number;

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  ideaIds = await db('idea').orderBy('id').pluck('id');
  before = await revision();
});

async function revision(): Promise<number> {
  return (await db('catalogue_revision').first('revision'))!.revision;
}

/** What was logged since the catalogue was planted, a list per revision. */
async function logged(): Promise<(number[] | null)[]> {
  const rows: { revision: number; ideas: string[] | null }[] = await db('catalogue_change')
    .where('revision', '>', before)
    .orderBy('revision');
  expect(rows.map((row) => row.revision)).toEqual(rows.map((_, i) => before + 1 + i));
  return rows.map(({ ideas }) => ideas && [...new Set(ideas.map(Number))].sort((a, b) => a - b));
}

test('a changed label names its idea', async () => {
  await db('reaction').where({ idea_id: ideaIds[3], question_id: 2 }).update({ label: 'None' });
  expect(await logged()).toEqual([[ideaIds[3]]]);
});

test('an idea is named when it comes, changes, is counted and goes', async () => {
  const [idea] = await db('idea')
    .insert({
      merchant_id: 0,
      id_within_merchant: 'new',
      title: 'Une idée',
      image: 'x.webp',
      content: 'Une idée',
    })
    .returning('id');
  const { id } = idea!;
  await db('idea').where({ id }).update({ available: false });
  await db('idea_outcome').insert({ idea_id: id, shown: 2, accepted: 1 });
  await db('reaction').insert({ idea_id: id, question_id: 1, label: 'YesIsBetter' });
  await db('idea').where({ id }).delete();
  expect(await logged()).toEqual([[id], [id], [id], [id], [id]]);
});

test('a transaction is one revision, which names all its ideas', async () => {
  await db.transaction(async (trx) => {
    for (const idea_id of [ideaIds[5], ideaIds[1], ideaIds[5]]) {
      await trx('reaction').where({ idea_id }).update({ label: 'None' });
    }
  });
  expect(await logged()).toEqual([[ideaIds[1], ideaIds[5]]]);
});

test('a statement that changes no row is no change', async () => {
  await db('reaction').where({ idea_id: -1 }).update({ label: 'None' });
  await db('idea').where({ id: -1 }).delete();
  await db('question').where({ id: 8000 }).delete();
  expect(await logged()).toEqual([]);
});

test('a transaction that fails is no change, nor is a part that was taken back', async () => {
  const change = (database: typeof db, i: number) =>
    database('idea').where({ id: ideaIds[i] }).update({ title: 'Autre' });
  await db
    .transaction(async (trx) => {
      await change(trx, 0);
      throw new Error('changed our mind');
    })
    .catch(() => {});
  await db.transaction(async (trx) => {
    await trx.transaction((part) => change(part, 1).then(() => part.rollback())).catch(() => {});
    await change(trx, 2);
  });
  expect(await logged()).toEqual([[ideaIds[2]]]);
});

test('questions, their texts and relations, twins and automated answers concern everything', async () => {
  await db('question').where({ id: 1 }).update({ allow_doubt: false });
  await db('question_form').where({ question_id: 1 }).update({ text: 'Autre texte' });
  await db('question_relation').insert({
    question_id: 1,
    relation: 'implies',
    other_question_id: 2,
  });
  await db('idea_twin').insert({
    idea_id: ideaIds[0]!,
    other_idea_id: ideaIds[1]!,
    kind: 'Identical',
  });
  await db('automated_answer').insert({ question_id: 1, answer: 'Yes' });
  await db('question_outcome').insert({ question_id: 1, yes: 1, no: 1, unknown: 1 });
  expect(await logged()).toEqual([null, null, null, null, null, null]);
});

test('more ideas than can be named are everything, in one statement or in many', async () => {
  const insert = (database: typeof db, first: number, count: number) =>
    database.raw(
      `insert into idea (merchant_id, id_within_merchant, title, image, content)
       select 0, 'many' || i, 'Une idée', 'x.webp', 'Une idée' from generate_series(?::int, ?::int) as i`,
      [first, first + count - 1],
    );
  await insert(db, 0, 2001);
  await db.transaction(async (trx) => {
    for (let part = 0; part < 3; part++) await insert(trx, 3000 + 800 * part, 800);
  });
  await db.raw('truncate reaction');
  expect(await logged()).toEqual([null, null, null]);
});

test('the log keeps the latest thousand revisions', async () => {
  await db.raw(
    `do $$ begin
       for i in 1..1005 loop
         update idea set available = not available where id = ${ideaIds[0]};
         commit;
       end loop;
     end $$`,
  );
  expect(await db('catalogue_change').count('* as n').first()).toEqual({ n: 1000 });
  expect(await revision()).toBe(before + 1005);
});
