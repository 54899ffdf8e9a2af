import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('no more than the allowed number run at once, the others in the order in which they came', async () => {
  const limited = createConcurrencyLimit(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    limited(async () => {
      begun.push(index);
      await new Promise<void>((end) => ends.push(end));
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]!();
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (let next = 1; next < 4; next++) {
    ends[next]!();
    await all[next];
    await Promise.resolve();
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test('those who wait take turns, however many tasks one of them has', async () => {
  const limited = createConcurrencyLimit(1);
  const begun: string[] = [];
  const all = ['ana 1', 'ana 2', 'ana 3', 'bo 1', 'bo 2', 'cy 1'].map((name) =>
    limited(async () => begun.push(name), name.split(' ')[0]),
  );
  await Promise.all(all);
  expect(begun).toEqual(['ana 1', 'ana 2', 'bo 1', 'cy 1', 'ana 3', 'bo 2']);
});

test('a task that fails frees its slot', async () => {
  const limited = createConcurrencyLimit(1);
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(async () => 'next')).toBe('next');
});

test('a task that holds its slot too long does not hold up the others', async () => {
  const limited = createConcurrencyLimit(1, 1);
  let end = () => {};
  const long = limited(() => new Promise<void>((resolve) => (end = resolve)));
  expect(await limited(async () => 'next')).toBe('next');
  end();
  await long;
  expect(await limited(async () => 'last')).toBe('last');
});
