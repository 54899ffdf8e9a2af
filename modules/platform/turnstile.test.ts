import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

test('no more than the allowed number run at once, and all have their turn in order', async () => {
  const inTurn = createTurnstile(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const all = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
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

test('work that fails gives its place back', async () => {
  const inTurn = createTurnstile(1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 'next')).toBe('next');
});

test('work that waits for something else does not have the others wait with it', async () => {
  const inTurn = createTurnstile(1, 1);
  let end = () => {};
  const long = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  expect(await inTurn(async () => 'next')).toBe('next');
  end();
  await long;
  expect(await inTurn(async () => 'last')).toBe('last');
});
