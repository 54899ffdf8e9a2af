import { expect, test } from 'vitest';
import { nextOpening } from './window.ts';

const NIGHT = { start: 0, end: 360 };
const LATE = { start: 22 * 60, end: 4 * 60 };
const ALWAYS = { start: 0, end: 1440 };

test.each([
  ['in winter, at noon', NIGHT, '2026-01-15T12:00:00Z', '2026-01-15T23:00:00Z'],
  ['in summer, at noon', NIGHT, '2026-07-15T12:00:00Z', '2026-07-15T22:00:00Z'],
  ['at midnight', NIGHT, '2026-01-14T23:00:00Z', '2026-01-14T23:00:00Z'],
  ['a second before', NIGHT, '2026-01-14T22:59:59Z', '2026-01-14T23:00:00Z'],
  ['in the last minute', NIGHT, '2026-01-15T04:59:59Z', '2026-01-15T04:59:59Z'],
  ['when it closes', NIGHT, '2026-01-15T05:00:00Z', '2026-01-15T23:00:00Z'],
  ['on the day before summer time', NIGHT, '2026-03-28T12:00:00Z', '2026-03-28T23:00:00Z'],
  ['on the last hour of a short night', NIGHT, '2026-03-29T03:59:00Z', '2026-03-29T03:59:00Z'],
  ['after a short night', NIGHT, '2026-03-29T04:00:00Z', '2026-03-29T22:00:00Z'],
  ['on the last hour of a long night', NIGHT, '2026-10-25T04:59:00Z', '2026-10-25T04:59:00Z'],
  ['after a long night', NIGHT, '2026-10-25T05:00:00Z', '2026-10-25T23:00:00Z'],
  ['over midnight, before', LATE, '2026-01-15T12:00:00Z', '2026-01-15T21:00:00Z'],
  ['over midnight, after', LATE, '2026-01-15T02:00:00Z', '2026-01-15T02:00:00Z'],
  [
    'in an hour that is left out',
    { start: 130, end: 160 },
    '2026-03-28T23:30:00Z',
    '2026-03-30T00:10:00Z',
  ],
  [
    'in an hour that comes twice',
    { start: 130, end: 160 },
    '2026-10-25T00:45:00Z',
    '2026-10-25T01:10:00Z',
  ],
  ['all day', ALWAYS, '2026-01-15T12:00:30Z', '2026-01-15T12:00:30Z'],
])('a window opens by the clocks of Paris: %s', (_, window, instant, opening) => {
  expect(nextOpening(window, new Date(instant))).toEqual(new Date(opening));
});
