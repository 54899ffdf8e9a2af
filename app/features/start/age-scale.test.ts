import { expect, test } from 'vitest';
import { AGE_MARKS, AGE_POSITION_MAX, ageAt, agePosition } from './age-scale.ts';

const years = (n: number) => n * 12;

test('positions follow the table of the specification', () => {
  expect([0, 1, 6, 12, 18, 24].map(ageAt)).toEqual([0, 1, 6, 12, 18, 24]);
  expect([25, 52, 77].map(ageAt)).toEqual([years(3), years(30), years(55)]);
  expect([78, 79, 86].map(ageAt)).toEqual([years(60), years(65), years(100)]);
});

test('positions outside the slider are clamped', () => {
  expect(ageAt(-3)).toBe(0);
  expect(ageAt(1000)).toBe(years(100));
});

test('every position is found again from its age', () => {
  for (let at = 0; at <= AGE_POSITION_MAX; at += 1) expect(agePosition(ageAt(at))).toBe(at);
});

test('an age between two steps goes to the nearest', () => {
  expect(agePosition(years(62))).toBe(78);
  expect(agePosition(years(63))).toBe(79);
  expect(agePosition(years(120))).toBe(86);
  expect(agePosition(-5)).toBe(0);
});

test('every mark is a step of the slider', () => {
  for (const mark of AGE_MARKS) expect(ageAt(agePosition(mark))).toBe(mark);
});
