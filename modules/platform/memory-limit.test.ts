import { afterEach, expect, test, vi } from 'vitest';
import { limitInMemory } from './memory-limit.server.ts';
import { RATE_LIMITS } from './rate-limit.server.ts';

const { points, seconds } = RATE_LIMITS.search_step;

afterEach(() => void vi.useRealTimers());

function useUp(key: string): void {
  for (let use = 0; use < points; use++) {
    expect(limitInMemory('search_step', key)).toEqual({ ok: true });
  }
}

test('the last allowed use passes, the next gets how long to wait, and another key is free', () => {
  useUp('one');
  const limited = limitInMemory('search_step', 'one');
  expect(limited).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
  if (!limited.ok) expect(limited.retryAfterSeconds).toBeLessThanOrEqual(seconds);
  expect(limitInMemory('search_step', 'another')).toEqual({ ok: true });
});

test('a count begins anew once its time is over', () => {
  vi.useFakeTimers();
  useUp('recent');
  vi.advanceTimersByTime(seconds * 1000 + 1);
  useUp('recent');
});

test('more networks than it has room for cost no more memory: the least recent are dropped', () => {
  useUp('first');
  for (let network = 0; network < 20_000; network++) limitInMemory('search_step', `n${network}`);
  expect(limitInMemory('search_step', 'first')).toEqual({ ok: true });
});
