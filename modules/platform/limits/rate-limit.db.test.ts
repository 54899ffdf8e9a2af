import { afterEach, expect, test } from 'vitest';
import { db } from '../database/database.server.ts';
import {
  deleteExpiredRateLimits,
  rateLimit,
  refundRateLimit,
  resetRateLimit,
} from './rate-limit.server.ts';
import { RATE_LIMITS } from './rate-limits.ts';

afterEach(() => db('rate_limit').delete());

const { points, seconds } = RATE_LIMITS.sign_in;

async function useUp(key: string): Promise<void> {
  for (let use = 0; use < points; use++) expect(await rateLimit({ sign_in: key })).toBeNull();
}

test('the last allowed use passes, the next gets how long to wait', async () => {
  await useUp('ana@example.org');
  const limited = await rateLimit({ sign_in: 'ana@example.org' });
  expect(limited).toBeGreaterThan(seconds - 30);
  expect(limited).toBeLessThanOrEqual(seconds);
});

test('a flood that comes at once has no more queries wait than it has uses, and leaves the others their turns', async () => {
  let transactions = 0;
  const countTransaction = ({ sql }: { sql: string }) => {
    if (sql === 'BEGIN;') transactions++;
  };
  db.on('query', countTransaction);
  const flood = Array.from({ length: 500 }, () => rateLimit({ sign_in: 'flood' }));
  const another = await rateLimit({ sign_in: 'another' });
  const passed = (await Promise.all(flood)).filter((wait) => wait === null);
  db.removeListener('query', countTransaction);
  expect(another).toBeNull();
  expect(passed).toHaveLength(points);
  expect(transactions).toBe(points + 1);
});

test('one key and one limit do not touch another', async () => {
  await useUp('bo@example.org');
  expect(await rateLimit({ sign_in: 'cy@example.org' })).toBeNull();
  expect(await rateLimit({ sign_up: 'bo@example.org' })).toBeNull();
});

test('uses at the same moment are all counted', async () => {
  const results = await Promise.all(
    Array.from({ length: points + 5 }, () => rateLimit({ sign_in: 'at-once' })),
  );
  expect(results.filter((wait) => wait === null)).toHaveLength(points);
});

test('what is stored identifies no person', async () => {
  await rateLimit({ sign_in: 'dee@example.org' });
  const rows = await db('rate_limit').select('key');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^sign_in:[\w-]{43}$/);
});

test('a key that was reset starts from zero', async () => {
  await rateLimit({ sign_in: 'eve@example.org' });
  await resetRateLimit({ sign_in: 'eve@example.org' });
  await useUp('eve@example.org');
});

const stored = async () =>
  (await db('rate_limit').orderBy('key').select('key', 'points')) as {
    key: string;
    points: number;
  }[];
const pointsOf = async (name: string) =>
  (await stored()).find(({ key }) => key.startsWith(`${name}:`))?.points ?? 0;

test('a use that one limit blocks counts against none', async () => {
  await useUp('network');
  await rateLimit({ sign_up: 'someone@example.org' });
  const before = await stored();
  for (let use = 0; use < 20; use++) {
    expect(await rateLimit({ sign_in: 'network', sign_up: 'someone@example.org' })).toBeGreaterThan(
      0,
    );
  }
  expect(await stored()).toEqual(before);
  expect(await pointsOf('sign_up')).toBe(1);
});

test('uses of several limits at the same moment pass up to the lowest, and no blocked one is counted', async () => {
  const uses = Array.from({ length: 40 }, (_, at) =>
    rateLimit({ sign_in: `network ${at % 2}`, sign_up: 'one mailbox', square: `visitor ${at}` }),
  );
  const passed = (await Promise.all(uses)).filter((wait) => wait === null);
  expect(passed).toHaveLength(RATE_LIMITS.sign_up.points);
  const squares = (await stored()).filter(({ key }) => key.startsWith('square:'));
  expect(squares.reduce((sum, row) => sum + row.points, 0)).toBe(passed.length);
});

test('an expensive use counts for several', async () => {
  expect(await rateLimit({ sign_in: 'expensive' }, points)).toBeNull();
  expect(await rateLimit({ sign_in: 'expensive' })).toBeGreaterThan(0);
});

test('a refunded use does not count, and a second refund of it changes nothing', async () => {
  await useUp('refunded');
  await refundRateLimit({ sign_in: 'refunded' });
  expect(await rateLimit({ sign_in: 'refunded' })).toBeNull();
  expect(await rateLimit({ sign_in: 'refunded' })).toBeGreaterThan(0);
  await refundRateLimit({ sign_in: 'never used' });
  await rateLimit({ sign_up: 'once' });
  await refundRateLimit({ sign_up: 'once' });
  await refundRateLimit({ sign_up: 'once' });
  expect(await pointsOf('sign_up')).toBe(0);
});

test('a count begins anew once its time is over', async () => {
  await useUp('late');
  await db('rate_limit').update({ expire: Date.now() - 1000 });
  await useUp('late');
});

test('expired counters are deleted, others stay', async () => {
  await rateLimit({ sign_in: 'old' });
  await db('rate_limit').update({ expire: Date.now() - 1000 });
  await rateLimit({ sign_in: 'new' });
  expect(await deleteExpiredRateLimits()).toBe(1);
  expect(await db('rate_limit')).toHaveLength(1);
});
