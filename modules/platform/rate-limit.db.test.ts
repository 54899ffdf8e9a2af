import { afterEach, expect, test } from 'vitest';
import { db } from './database.server.ts';
import {
  forgetExpiredRateLimits,
  forgiveRateLimit,
  RATE_LIMITS,
  rateLimit,
} from './rate-limit.server.ts';

afterEach(() => db('rate_limit').delete());

const { points, seconds } = RATE_LIMITS.sign_in;

async function useUp(key: string): Promise<void> {
  for (let use = 0; use < points; use++)
    expect(await rateLimit('sign_in', key)).toEqual({ ok: true });
}

test('the last allowed use passes, the next is told how long to wait', async () => {
  await useUp('ana@example.org');
  const refusal = await rateLimit('sign_in', 'ana@example.org');
  expect(refusal.ok).toBe(false);
  if (refusal.ok) return;
  expect(refusal.retryAfterSeconds).toBeGreaterThan(seconds - 30);
  expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(seconds);
});

test('one key and one limit do not touch another', async () => {
  await useUp('bo@example.org');
  expect(await rateLimit('sign_in', 'cy@example.org')).toEqual({ ok: true });
  expect(await rateLimit('sign_up', 'bo@example.org')).toEqual({ ok: true });
});

test('uses at the same moment are all counted', async () => {
  const results = await Promise.all(
    Array.from({ length: points + 5 }, () => rateLimit('sign_in', 'at-once')),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(points);
});

test('what is stored does not tell who', async () => {
  await rateLimit('sign_in', 'dee@example.org');
  const rows = await db('rate_limit').select('key');
  expect(rows).toHaveLength(1);
  expect(rows[0].key).toMatch(/^sign_in:[\w-]{43}$/);
});

test('a forgiven key starts afresh', async () => {
  await rateLimit('sign_in', 'eve@example.org');
  await forgiveRateLimit('sign_in', 'eve@example.org');
  await useUp('eve@example.org');
});

test('expired counters are forgotten, others stay', async () => {
  await rateLimit('sign_in', 'old');
  await db('rate_limit').update({ expire: Date.now() - 1 });
  await rateLimit('sign_in', 'new');
  expect(await forgetExpiredRateLimits()).toBe(1);
  expect(await db('rate_limit')).toHaveLength(1);
});
