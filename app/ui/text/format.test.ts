import { expect, test } from 'vitest';
import {
  formatAge,
  formatCalendarDay,
  formatNumber,
  formatQuantity,
  formatTableDay,
  formatTableInstant,
  readDay,
  readNumber,
} from './format.ts';

test('ages are written from the unborn to the very old', () => {
  expect([0, 1, 12, 18, 24, 360, 1200].map(formatAge)).toEqual([
    'pas encore né\u00a0: bientôt',
    '1\u00a0mois',
    '1\u00a0an',
    '18\u00a0mois',
    '2\u00a0ans',
    '30\u00a0ans',
    '100\u00a0ans et plus',
  ]);
});

test.each([
  ['30', 30],
  [' 12,50 ', 12.5],
  ['12.5', 12.5],
  ['12,50\u00a0€', 12.5],
  ['1\u202f200', 1200],
  ['45 ans', 45],
  ['20 euros', 20],
])('« %s » is read as a number', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['', 'trente', '-5', '1e9', '12,', '1,2,3', '0x10', 'Infinity', '1'.repeat(30)])(
  '« %s » is not read as a number',
  (text) => {
    expect(readNumber(text)).toBeNull();
  },
);

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['0001-01-01', '0001-01-01'],
  ['0000-01-01', null],
  ['29/02/2028', null],
  ['', null],
])('« %s » is read as the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('a number in a field keeps the decimal comma', () => {
  expect(formatNumber(12.5)).toBe('12,5');
  expect(formatNumber(0.5833)).toBe('0,58');
});

test.each([
  [0, 0, '0'],
  [1234.5, 0, '1\u00a0235'],
  [1_234_567.891, 2, '1\u00a0234\u00a0567,89'],
  [0.5, 2, '0,5'],
  [-12, 0, '−12'],
  [-0.2, 0, '0'],
])('the quantity %d with %i decimals is « %s »', (value, decimals, text) => {
  expect(formatQuantity(value, decimals)).toBe(text);
});

test('a day of the calendar is the same everywhere', () => {
  expect(formatCalendarDay('2027-05-03')).toBe('3 mai 2027');
  expect(formatTableDay('2027-05-03')).toBe('03/05/2027');
  expect(formatTableInstant(new Date('2027-05-03T22:05:00Z'))).toBe('04/05/2027 00:05');
});
