import { expect, test } from 'vitest';
import { createPendingLimit } from './pending-limit.ts';

test('a key has no more tasks under way than allowed, whatever other keys have', async () => {
  const limited = createPendingLimit(2);
  const ends: (() => void)[] = [];
  const begin = (key: string) => limited(key, () => new Promise<void>((end) => ends.push(end)));
  const first = begin('ana');
  expect(begin('ana')).not.toBeNull();
  expect(begin('ana')).toBeNull();
  expect(begin('bo')).not.toBeNull();
  ends[0]!();
  await first;
  expect(begin('ana')).not.toBeNull();
  expect(begin('ana')).toBeNull();
});

test('a task that fails is under way no more', async () => {
  const limited = createPendingLimit(1);
  await expect(limited('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited('ana', async () => 'next')).toBe('next');
});
