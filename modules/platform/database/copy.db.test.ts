import { beforeEach, expect, test } from 'vitest';
import { isDatabaseAway } from '../errors/failures.server.ts';
import { arrayText, copyInto, copyLine } from './copy.server.ts';
import { db, pingDatabase } from './database.server.ts';
import { query } from './query.server.ts';

const MANY = 50_000;

beforeEach(async () => {
  await db.raw('drop table if exists copied');
  await db.raw('create table copied (id integer primary key, words text, list text[])');
});

const copy = (lines: string) =>
  db.transaction((trx) => copyInto(trx, 'copied', ['id', 'words', 'list'], lines));
const count = async () =>
  (await query<{ count: number }>(db, 'select count(*) from copied'))[0]!.count;

test('values come as they were, whatever signs are in them', async () => {
  const texts = ['', '\\N', 'a\tb\nc\rd\\e', '"quoted", {braces}', 'NULL', 'été 🎁'];
  await copy(texts.map((text, id) => copyLine([id, text, arrayText(texts)])).join(''));
  await copy(copyLine([99, null, null]));
  const rows = await query<{ words: string | null; list: string[] | null }>(
    db,
    'select words, list from copied order by id',
  );
  expect(rows).toEqual([
    ...texts.map((words) => ({ words, list: texts })),
    { words: null, list: null },
  ]);
});

test('a row that is rejected before the others have come rejects all, and the transaction may go on', async () => {
  const lines = Array.from({ length: MANY }, (_, id) => copyLine([id, 'x'.repeat(100), null]));
  lines.unshift(lines[0]!);
  await db.transaction(async (trx) => {
    const attempt = trx.transaction((inner) =>
      copyInto(inner, 'copied', ['id', 'words', 'list'], lines.join('')),
    );
    await expect(attempt).rejects.toMatchObject({ constraint: 'copied_pkey' });
    await copyInto(trx, 'copied', ['id', 'words', 'list'], lines.slice(1).join(''));
  });
  expect(await count()).toBe(MANY);
});

test('a connection that is cut while rows are on their way fails them only', async () => {
  const holder = await db.transaction();
  await holder.raw('lock table copied');
  const copying = copy(copyLine([1, 'x', null]).repeat(MANY)).then(
    () => null,
    (error) => error,
  );
  await expect
    .poll(() =>
      db('pg_stat_activity').where('query', 'like', 'copy copied%').pluck('wait_event_type'),
    )
    .toEqual(['Lock']);
  await db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'copy copied%' and pid <> pg_backend_pid()`,
  );
  expect(isDatabaseAway(await copying)).toBe(true);
  await holder.rollback();
  await pingDatabase();
  expect(await count()).toBe(0);
});
