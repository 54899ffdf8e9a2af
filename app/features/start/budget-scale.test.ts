import { expect, test } from 'vitest';
import {
  BUDGET_MARKS,
  BUDGET_POSITION_MAX,
  budgetPosition,
  moveHandle,
  priceAt,
} from './budget-scale.ts';

test('positions follow the table of the specification', () => {
  expect([0, 1, 20].map(priceAt)).toEqual([0, 100, 2000]);
  expect([21, 26, 36].map(priceAt)).toEqual([2500, 5000, 10_000]);
  expect([37, 46].map(priceAt)).toEqual([11_000, 20_000]);
});

test('positions outside the slider are clamped', () => {
  expect(priceAt(-1)).toBe(0);
  expect(priceAt(99)).toBe(20_000);
});

test('every position is found again from its price', () => {
  for (let at = 0; at <= BUDGET_POSITION_MAX; at += 1) expect(budgetPosition(priceAt(at))).toBe(at);
});

test('every mark is a step of the slider', () => {
  for (const mark of BUDGET_MARKS) expect(priceAt(budgetPosition(mark))).toBe(mark);
});

test('a price between two steps goes to the nearest', () => {
  expect(budgetPosition(1250)).toBe(12);
  expect(budgetPosition(2399)).toBe(21);
  expect(budgetPosition(99_999)).toBe(BUDGET_POSITION_MAX);
});

test('a handle pushes the other and stays apart from it', () => {
  expect(moveHandle({ min: 20, max: 36 }, 'min', 25)).toEqual({ min: 25, max: 36 });
  expect(moveHandle({ min: 20, max: 36 }, 'min', 40)).toEqual({ min: 40, max: 41 });
  expect(moveHandle({ min: 20, max: 36 }, 'max', 10)).toEqual({ min: 9, max: 10 });
});

test('both handles stay on the slider', () => {
  expect(moveHandle({ min: 20, max: 36 }, 'min', 99)).toEqual({ min: 45, max: 46 });
  expect(moveHandle({ min: 20, max: 36 }, 'max', -5)).toEqual({ min: 0, max: 1 });
});
