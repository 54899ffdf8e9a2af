import { afterEach, expect, test } from 'vitest';
import { addDays, dayOf, now, nowMillis, setClock, today } from './clock.ts';

afterEach(() => setClock(null));

test('a fixed time stays the same until it is reset', () => {
  setClock(new Date('2026-12-24T20:00:00Z'));
  expect(now().toISOString()).toBe('2026-12-24T20:00:00.000Z');
  expect(nowMillis()).toBe(now().getTime());
  setClock(null);
  expect(Math.abs(nowMillis() - Date.now())).toBeLessThan(1000);
});

test('the day begins at midnight in Paris, in summer and in winter', () => {
  expect(dayOf(new Date('2026-07-14T21:59:59.999Z'))).toBe('2026-07-14');
  expect(dayOf(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
  expect(dayOf(new Date('2026-12-31T22:59:59.999Z'))).toBe('2026-12-31');
  setClock(new Date('2026-12-31T23:00:00Z'));
  expect(today()).toBe('2027-01-01');
});

test('days are counted over months, leap days and changes of clocks', () => {
  expect(addDays('2027-11-01', -30)).toBe('2027-10-02');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
  expect([addDays('2028-02-28', 1), addDays('2028-03-01', -1)]).toEqual([
    '2028-02-29',
    '2028-02-29',
  ]);
});
