import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tryLock, withLock } from './lock.server.ts';

test('a lock is held by one until it is released', async () => {
  const path = `/tmp/${randomUUID()}`;
  const first = await tryLock(path);
  expect(first).not.toBeNull();
  expect(await tryLock(path)).toBeNull();
  await first?.release();
  const second = await tryLock(path);
  expect(second).not.toBeNull();
  await second?.release();
});

test('whoever waits runs after, and after a failure too', async () => {
  const path = `/tmp/${randomUUID()}`;
  const events: string[] = [];
  await Promise.allSettled([
    withLock(path, async () => {
      await new Promise((done) => setTimeout(done, 100));
      events.push('first');
      throw new Error('failed');
    }),
    withLock(path, async () => void events.push('second')),
  ]);
  expect(events).toEqual(['first', 'second']);
});
