import { expect, test } from 'vitest';
import { everyPeriod, overTime } from './periods.ts';

test('periods without searches are there too', () => {
  expect(everyPeriod('day', ['2026-02-27', '2026-03-02'])).toEqual([
    ...['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
  ]);
  expect(everyPeriod('week', ['2026-03-02', '2026-03-16'])).toEqual([
    ...['2026-03-02', '2026-03-09', '2026-03-16'],
  ]);
  expect(everyPeriod('month', ['2025-12-01', '2026-02-01'])).toHaveLength(3);
  expect(everyPeriod('day', [])).toEqual([]);
});

test('a series has what is read of each period, and of those without searches', () => {
  const groups = [
    { by: { day: '2026-03-01' }, of: { searches: 4 } },
    { by: { day: '2026-03-03' }, of: { searches: 2 } },
  ];
  const read = (group: (typeof groups)[number] | undefined) => group?.of.searches ?? 0;
  const chart = overTime('day', groups, [
    { name: 'Recherches', read: (group) => read(group as never) },
  ]);
  expect(chart.series).toEqual([{ name: 'Recherches', values: [4, 0, 2] }]);
});
