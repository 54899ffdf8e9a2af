import { LRUCache } from 'lru-cache';
import type { RateLimit } from './rate-limits.ts';

/** Beyond so many keys the least recent ones are dropped. */
const KEYS_MAX = 20_000;

/** Uses counted so far and until when, in `performance.now()` time. */
type Counter = { used: number; until: number };
const counters = new LRUCache<string, Counter>({ max: KEYS_MAX });

/**
 * Counts the use of a limit in this process's memory.
 *
 * @param key names the limit and who is limited.
 * @returns null, or after how many seconds to try again.
 */
export function limitInMemory(
  { points: allowed, seconds }: RateLimit,
  key: string,
  points = 1,
): number | null {
  const now = performance.now();
  let counter = counters.get(key);
  if (!counter || counter.until <= now) {
    counter = { used: 0, until: now + seconds * 1000 };
    counters.set(key, counter);
  }
  counter.used += points;
  return counter.used <= allowed ? null : Math.ceil((counter.until - now) / 1000);
}
