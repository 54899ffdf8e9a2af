import { expect, test } from 'vitest';
import { AppError } from '../errors/errors.ts';
import { isDatabaseAway, toAppError } from '../errors/failures.server.ts';
import { config } from '../operation/config.server.ts';
import { db, pingDatabase } from './database.server.ts';
import { withDatabaseLock } from './locks.server.ts';
import { migrateDatabase } from './migrate.server.ts';
import { query } from './query.server.ts';

test('a cut connection fails its own query only', async () => {
  const cut = db.raw('select pg_sleep(10)').then(
    () => null,
    (error) => error,
  );
  await new Promise((done) => setTimeout(done, 200));
  await db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'select pg_sleep%'`,
  );
  const error = await cut;
  expect(isDatabaseAway(error)).toBe(true);
  expect(toAppError(error)).toMatchObject({ code: 'unavailable', status: 503 });
  await pingDatabase();
});

test('the connection that was cut under a query serves no other', async () => {
  for (let round = 0; round < 20; round++) {
    await db.raw('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
    await pingDatabase();
  }
});

test('a mistake of ours is not blamed on the database', async () => {
  const error = await db.raw('select nonsense').catch((thrown) => thrown);
  expect(isDatabaseAway(error)).toBe(false);
  expect(toAppError(error)).toBeInstanceOf(AppError);
  expect(toAppError(error).code).toBe('internal');
});

test('a failed query does not quote its values', async () => {
  const error = await db('merchant')
    .where('nom', 'ana@example.org')
    .catch((thrown) => thrown);
  expect(error.message).not.toContain('ana@');
});

test('large counts come back as numbers', async () => {
  const { rows } = await db.raw('select count(*) as n from generate_series(1, 3)');
  expect(rows[0].n).toBe(3);
});

test('a day comes back as the text that it is', async () => {
  const { rows } = await db.raw("select date '2026-03-29' as day");
  expect(rows).toEqual([{ day: '2026-03-29' }]);
});

test('migrating a migrated database does nothing, even twice at once', async () => {
  expect(await Promise.all([migrateDatabase(), migrateDatabase()])).toEqual([[], []]);
});

test('tasks under one name wait for each other', async () => {
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} in`);
    await new Promise((done) => setTimeout(done, 50));
    events.push(`${name} out`);
  };
  await Promise.all([withDatabaseLock('x', task('a')), withDatabaseLock('x', task('b'))]);
  expect(events.map((event) => event.slice(2))).toEqual(['in', 'out', 'in', 'out']);
});

test('tasks that hold locks leave every connection of the pool to queries', async () => {
  const names = Array.from({ length: config.databasePool + 1 }, (_, place) => `lock ${place}`);
  let holding = 0;
  let allHold = () => {};
  const held = new Promise<void>((resolve) => {
    allHold = resolve;
  });
  const counts = names.map((name) =>
    withDatabaseLock(name, async () => {
      holding += 1;
      if (holding === names.length) allHold();
      await held;
      return (await query<{ one: number }>(db, 'select 1 as one'))[0]?.one;
    }),
  );
  expect(await Promise.all(counts)).toEqual(names.map(() => 1));
});
