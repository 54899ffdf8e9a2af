import { afterEach, expect, test } from 'vitest';
import { now, nowMillis, setClock } from './clock.ts';

afterEach(() => setClock(null));

test('a fixed time stays the same until it is reset', () => {
  setClock(new Date('2026-12-24T20:00:00Z'));
  expect(now().toISOString()).toBe('2026-12-24T20:00:00.000Z');
  expect(nowMillis()).toBe(now().getTime());
  setClock(null);
  expect(Math.abs(nowMillis() - Date.now())).toBeLessThan(1000);
});
