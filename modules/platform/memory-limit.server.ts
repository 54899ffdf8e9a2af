import { LRUCache } from 'lru-cache';
import { config } from './config.server.ts';
import { RATE_LIMITS, type RateLimitName, type RateLimitResult } from './rate-limit.server.ts';

/** Beyond so many keys the least recent ones are dropped. */
const KEYS_MAX = 20_000;

/** Uses counted so far and until when, in `performance.now()` time. */
type Counter = { used: number; until: number };
const counters = new LRUCache<string, Counter>({ max: KEYS_MAX });

/**
 * Counts one use against a limit in this process's memory alone: for what happens so often that writing each use down
 * would cost as much as the thing itself. Several processes allow as many times the limit.
 */
export function limitInMemory(name: RateLimitName, key: string): RateLimitResult {
  if (!config.rateLimits) return { ok: true };
  const { points, seconds } = RATE_LIMITS[name];
  const place = `${name}:${key}`;
  const now = performance.now();
  let counter = counters.get(place);
  if (!counter || counter.until <= now) {
    counter = { used: 0, until: now + seconds * 1000 };
    counters.set(place, counter);
  }
  counter.used += 1;
  if (counter.used <= points) return { ok: true };
  return { ok: false, retryAfterSeconds: Math.ceil((counter.until - now) / 1000) };
}
