import { beforeEach, expect, test } from 'vitest';
import { type Database, db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { readEvents } from './queries.server.ts';

let ideaIds: number[];
let first: number;
let second: number;
let third: number;
let before: number;

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  ideaIds = await db('idea').orderBy('id').pluck('id');
  [first, second, third] = ideaIds as [number, number, number];
  before = await revision();
});

async function revision(): Promise<number> {
  return (await db('catalogue_revision').first('revision'))!.revision;
}

/** What was recorded since the catalogue was planted. */
async function recorded(): Promise<[string, readonly number[] | null][]> {
  const { events, position } = await readEvents(before);
  expect(position).toBe(await revision());
  expect(position - before).toBe(events.length);
  return events.map(({ kind, ideas }) => [kind, ideas]);
}

const insertIdeas = (database: Database, first: number, count: number) =>
  database.raw(
    `insert into idea (merchant_id, id_within_merchant, title, image, content)
     select 0, 'many' || i, 'Une idée', 'x.webp', 'Une idée' from generate_series(?::int, ?::int) as i returning id`,
    [first, first + count - 1],
  );

const retitle = (database: Database, id: number) =>
  database('idea').where({ id }).update({ title: 'Autre' });

test('a label that is new relabels its idea, one that is corrected or removed changes it', async () => {
  const label = { idea_id: first, question_id: 2 };
  await db('reaction').where(label).update({ label: 'None' });
  await db('reaction').where(label).delete();
  await db('reaction').insert({ ...label, label: 'YesIsBetter' });
  expect(await recorded()).toEqual([
    ['changed', [first]],
    ['changed', [first]],
    ['relabelled', [first]],
  ]);
});

test('an idea is added, changed, counted, withdrawn, returned and deleted', async () => {
  const { rows } = await insertIdeas(db, 1, 1);
  const [{ id }] = rows;
  await retitle(db, id);
  await db('idea_outcome').insert({ idea_id: id, shown: 2, accepted: 1 });
  await db('idea').where({ id }).update({ available: false });
  await db('idea').where({ id }).update({ available: true, title: 'De retour' });
  await db('idea').where({ id }).delete();
  expect(await recorded()).toEqual([
    ['added', [id]],
    ['changed', [id]],
    ['changed', [id]],
    ['gone', [id]],
    ['returned', [id]],
    ['gone', [id]],
  ]);
});

test('an idea has one event a transaction, however often it changed', async () => {
  const added = await db.transaction(async (trx) => {
    await trx('reaction').where({ idea_id: second, question_id: 1 }).delete();
    for (const id of [third, second, third]) await retitle(trx, id);
    await trx('reaction').insert({ idea_id: second, question_id: 1, label: 'YesIsBetter' });
    const [{ id }] = (await insertIdeas(trx, 1, 1)).rows;
    await trx('reaction').insert({ idea_id: id, question_id: 1, label: 'YesIsBetter' });
    return id;
  });
  expect(await recorded()).toEqual([
    ['added', [added]],
    ['relabelled', [second]],
    ['changed', [third]],
  ]);
});

test('a statement that changes no row is no event', async () => {
  await db('reaction').where({ idea_id: -1 }).update({ label: 'None' });
  await db('idea').where({ id: -1 }).update({ title: 'Autre' });
  await db('idea').where({ id: -1 }).delete();
  await db('question').where({ id: 8000 }).delete();
  expect(await recorded()).toEqual([]);
});

test('a transaction that fails is no event, nor is a part that was taken back', async () => {
  await db
    .transaction(async (trx) => {
      await retitle(trx, first);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await db.transaction(async (trx) => {
    await trx
      .transaction((part) => retitle(part, second).then(() => part.rollback()))
      .catch(() => {});
    await retitle(trx, third);
  });
  expect(await recorded()).toEqual([['changed', [third]]]);
});

test('questions, their texts and relations, automated answers and what was learned are structure', async () => {
  await db('question').where({ id: 1 }).update({ allow_doubt: false });
  await db('question_form').where({ question_id: 1 }).update({ text: 'Autre texte' });
  await db('question_relation').insert({
    question_id: 1,
    relation: 'implies',
    other_question_id: 2,
  });
  await db('automated_answer').insert({ question_id: 1, answer: 'Yes' });
  await db('question_outcome').insert({ question_id: 1, yes: 1, no: 1, unknown: 1 });
  expect(await recorded()).toEqual(Array(5).fill(['structure', null]));
});

test('twins concern both of their ideas; many at once are structure', async () => {
  const pair = { idea_id: first, other_idea_id: second };
  await db('idea_twin').insert({ ...pair, kind: 'Identical' });
  await db('idea_twin').update({ kind: 'OnlySizeDifference' });
  await db('idea_twin').delete();
  expect(await recorded()).toEqual(Array(3).fill(['changed', [first, second]]));
  await db.raw(
    `insert into idea (merchant_id, id_within_merchant, title, image, content)
     select 0, 'many' || i, 'Une idée', 'x.webp', 'Une idée' from generate_series(1, 2001) as i`,
  );
  await db.raw(
    `insert into idea_twin (idea_id, other_idea_id, kind)
     select ?, id, 'Identical' from idea where id_within_merchant like 'many%'`,
    [first],
  );
  expect((await recorded()).at(-1)).toEqual(['structure', null]);
  await db('idea').where('id_within_merchant', 'like', 'many%').delete();
});

/** Records that the ideas from 1 to a number had something happen to them, in one transaction. */
const recordMany = (kind: string, count: number) =>
  db.raw('select record_catalogue_event(?, array(select generate_series(1, ?)))', [kind, count]);

test('an event names two thousand ideas at most', async () => {
  await recordMany('gone', 4001);
  expect((await recorded()).map(([kind, ideas]) => [kind, ideas?.[0], ideas?.length])).toEqual([
    ['gone', 1, 2000],
    ['gone', 2001, 2000],
    ['gone', 4001, 1],
  ]);
});

test('above a number of changed ideas the event names none of them, those that were added are named', async () => {
  await recordMany('changed', 20_001);
  await recordMany('gone', 20_001);
  await db.raw('truncate reaction');
  expect(await recorded()).toEqual(Array(3).fill(['changed', null]));
  before = await revision();
  for (const kind of ['added', 'returned', 'relabelled']) {
    await recordMany(kind, 20_001);
    const { events, position } = await readEvents(before);
    before = (await readEvents(position)).position;
    expect(events.flatMap(({ ideas }) => ideas)).toHaveLength(20_000);
    expect(await readEvents(position)).toMatchObject({ events: [{ kind, ideas: [20_001] }] });
  }
});

test('events are in the order of commits, and a long transaction does not block the others', async () => {
  await db.transaction(async (long) => {
    await retitle(long, second);
    await retitle(db, first);
    expect(await recorded()).toEqual([['changed', [first]]]);
  });
  expect(await recorded()).toEqual([
    ['changed', [first]],
    ['changed', [second]],
  ]);
});

test('a reader misses no event while many transactions commit', async () => {
  const seen: number[] = [];
  let position = before;
  let areCommitted = false;
  const read = async () => {
    while (!areCommitted || position < (await revision())) {
      const page = await readEvents(position);
      for (const { ideas } of page.events) seen.push(...ideas!);
      position = page.position;
    }
  };
  const change = async (id: number) => {
    for (let time = 0; time < 10; time++) {
      await db.transaction(async (trx) => {
        await retitle(trx, id);
        await trx.raw('select pg_sleep(random() / 500)');
      });
    }
  };
  const changes = Promise.all(ideaIds.slice(0, 8).map(change)).then(() => {
    areCommitted = true;
  });
  await Promise.all([changes, read()]);
  expect(seen.toSorted()).toEqual(
    ideaIds
      .slice(0, 8)
      .flatMap((id) => Array(10).fill(id))
      .toSorted(),
  );
});

test('the log keeps a thousand events, and those that a reader has still to read', async () => {
  const change = (times: number) =>
    db.raw(
      `do $$ begin
         for i in 1..${times} loop
           update idea set available = not available where id = ${first};
           commit;
         end loop;
       end $$`,
    );
  const kept = async () => Number((await db('catalogue_event').count().first())?.count);
  await db('catalogue_cursor').insert({ reader: 'slow', position: before });
  await change(1005);
  expect(await revision()).toBe(before + 1005);
  expect((await recorded()).length).toBe(1005);
  await db('catalogue_cursor').delete();
  await change(1);
  expect(await kept()).toBe(1000);
  expect((await readEvents(before)).events).toMatchObject([{ kind: 'everything', ideas: null }]);
});
