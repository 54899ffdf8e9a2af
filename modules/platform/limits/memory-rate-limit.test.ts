import { afterEach, expect, test, vi } from 'vitest';
import { limitInMemory } from './memory-rate-limit.server.ts';

const LIMIT = { points: 600, seconds: 600 };

afterEach(() => void vi.useRealTimers());

function useUp(key: string): void {
  for (let use = 0; use < LIMIT.points; use++) {
    expect(limitInMemory(LIMIT, key)).toBeNull();
  }
}

test('the last allowed use passes, the next gets how long to wait, and another key is free', () => {
  useUp('one');
  const limited = limitInMemory(LIMIT, 'one');
  expect(limited).toBeGreaterThan(LIMIT.seconds - 30);
  expect(limited).toBeLessThanOrEqual(LIMIT.seconds);
  expect(limitInMemory(LIMIT, 'another')).toBeNull();
});

test('a count begins anew once its time is over', () => {
  vi.useFakeTimers();
  useUp('recent');
  vi.advanceTimersByTime(LIMIT.seconds * 1000 + 1);
  useUp('recent');
});

test('more networks than it has room for cost no more memory: the least recent are dropped', () => {
  useUp('first');
  for (let network = 0; network < 20_000; network++) limitInMemory(LIMIT, `n${network}`);
  expect(limitInMemory(LIMIT, 'first')).toBeNull();
});
