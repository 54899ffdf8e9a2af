import { expect, test } from 'vitest';
import { dayNumber, dayTicks } from './day-ticks.ts';
import { linePath } from './line-path.ts';
import { niceScale, percentOf } from './scale.ts';

test.each([
  [[3, 17, 42], 5, [0, 10, 20, 30, 40, 50]],
  [[0, 100], 5, [0, 20, 40, 60, 80, 100]],
  [[1], 5, [0, 1]],
  [[0, 0], 5, [0, 1]],
  [[], 5, [0, 1]],
  [[0.31, 0.62], 4, [0, 0.2, 0.4, 0.6, 0.8]],
  [[-3.5, 8], 4, [-4, -2, 0, 2, 4, 6, 8]],
  [[-8, -2], 4, [-8, -6, -4, -2, 0]],
  [[1_234_567], 3, [0, 500_000, 1_000_000, 1_500_000]],
])('values %j in about %i steps have the ticks %j', (values, count, ticks) => {
  expect(niceScale(values, count).ticks).toEqual(ticks);
});

test('a place on a scale is a share of it', () => {
  expect(percentOf({ min: -5, max: 15 }, 0)).toBe(25);
  expect(percentOf({ min: 0, max: 3 }, 1)).toBe(33.33);
});

const ticks = (from: string, to: string, count = 8) =>
  dayTicks(dayNumber(from), dayNumber(to), count);
const labels = (from: string, to: string) => ticks(from, to).map(({ label }) => label);

test('a few days are marked one by one', () => {
  expect(labels('2026-02-26', '2026-03-02')).toEqual([
    ...['26 févr.', '27 févr.', '28 févr.', '1 mars', '2 mars'],
  ]);
});

test('some weeks are marked week by week', () => {
  expect(labels('2026-03-02', '2026-04-01')).toEqual([
    ...['2 mars', '9 mars', '16 mars', '23 mars', '30 mars'],
  ]);
});

test('months are marked on their first day, with the year in January', () => {
  expect(labels('2025-10-15', '2026-03-10')).toEqual([
    ...['nov.', 'déc.', 'janv. 2026', 'févr.', 'mars'],
  ]);
  expect(ticks('2025-10-15', '2026-03-10')[0]?.at).toBe(dayNumber('2025-11-01'));
});

test('there is always a tick, and never too many', () => {
  for (let days = 0; days < 9000; days += days < 100 ? 1 : 97) {
    const found = dayTicks(20_000, 20_000 + days, 6);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(6);
    for (const { at } of found) {
      expect(at).toBeGreaterThanOrEqual(20_000);
      expect(at).toBeLessThanOrEqual(20_000 + days);
    }
  }
});

test('a line is interrupted where a value is missing', () => {
  const points = [{ x: 0, y: 9 }, { x: 10, y: 8 }, null, { x: 30, y: 7 }, null];
  expect(linePath(points)).toBe('M0,9L10,8M30,7Z');
  expect(linePath(points, 100)).toBe('M0,9L10,8L10,100L0,100ZM30,7L30,100Z');
  expect(linePath([null])).toBe('');
});
