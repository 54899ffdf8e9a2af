import { expect, test } from 'vitest';
import type { FetchOutcome } from '#modules/platform/outbound/index.server.ts';
import { afterAnswer, nextDay, waitFor } from './limits.ts';

const NOON = new Date('2026-01-15T11:00:00Z');
const NIGHT = new Date('2026-01-15T00:30:00Z');
const in_ = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);
const host = { nextAllowedAt: new Date(0), failures: 0, askedToday: 0 };
const limits = { window: { start: 0, end: 360 }, delayMs: 5000, dailyBudget: 100 };

test('a host is asked at once at night when nothing speaks against it', () => {
  expect(waitFor(host, limits, NIGHT, nextDay(NIGHT))).toBeNull();
});

test.each([
  ['by day', host, NOON, '2026-01-15T23:00:00Z', 'window'],
  [
    'before its time',
    { ...host, nextAllowedAt: in_(NIGHT, 3) },
    NIGHT,
    '2026-01-15T00:30:03Z',
    'delay',
  ],
  [
    'when it asked to wait',
    { ...host, nextAllowedAt: in_(NIGHT, 90), failures: 2 },
    NIGHT,
    '2026-01-15T00:31:30Z',
    'slow_down',
  ],
  [
    'when its budget is spent',
    { ...host, askedToday: 100 },
    NIGHT,
    '2026-01-15T23:00:00Z',
    'budget',
  ],
  [
    'when its time comes after the night',
    { ...host, nextAllowedAt: in_(NIGHT, 6 * 3600) },
    NIGHT,
    '2026-01-15T23:00:00Z',
    'window',
  ],
])('a host is not asked %s', (_, state, now, until, cause) => {
  expect(waitFor(state, limits, now, nextDay(now))).toEqual({ until: new Date(until), cause });
});

test('a person may ask at any hour and beyond the budget, but not sooner than the delay', () => {
  const person = { window: null, delayMs: 0, dailyBudget: null };
  expect(waitFor({ ...host, askedToday: 999 }, person, NOON, nextDay(NOON))).toBeNull();
  const busy = { ...host, nextAllowedAt: in_(NOON, 2) };
  expect(waitFor(busy, person, NOON, nextDay(NOON))).toEqual({
    until: in_(NOON, 2),
    cause: 'delay',
  });
});

const answer = (outcome: object) => outcome as FetchOutcome;
const failed = (policy: string, retryAfterSeconds?: number) =>
  answer({ ok: false, policy, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });

test.each([
  ['an answer', answer({ ok: true }), 3, { failures: 0, waitMs: 5000 }],
  ['a page that is gone', failed('stop'), 3, { failures: 0, waitMs: 5000 }],
  ['a first failure', failed('retry'), 0, { failures: 1, waitMs: 10_000 }],
  ['a fourth failure', failed('retry'), 3, { failures: 4, waitMs: 80_000 }],
  ['a hundredth failure', failed('retry'), 99, { failures: 100, waitMs: 6 * 3_600_000 }],
  ['a demand to slow down', failed('slow_down'), 0, { failures: 1, waitMs: 60_000 }],
  ['another', failed('slow_down'), 1, { failures: 2, waitMs: 120_000 }],
  ['Retry-After', failed('slow_down', 120), 0, { failures: 1, waitMs: 120_000 }],
  ['Retry-After once more', failed('slow_down', 120), 1, { failures: 2, waitMs: 240_000 }],
  ['a short Retry-After', failed('slow_down', 0), 0, { failures: 1, waitMs: 5000 }],
])('after %s the host is left for a while', (_, outcome, failures, expected) => {
  expect(afterAnswer(outcome, failures, 5000)).toEqual(expected);
});

test.each([
  ['2026-01-15T22:59:59Z', '2026-01-15T23:00:00Z'],
  ['2026-01-15T23:00:00Z', '2026-01-16T23:00:00Z'],
  ['2026-01-15T23:00:30Z', '2026-01-16T23:00:00Z'],
  ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
])('the day after %s begins at %s', (now, day) => {
  expect(nextDay(new Date(now))).toEqual(new Date(day));
});
