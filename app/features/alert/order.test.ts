import { expect, test } from 'vitest';
import { importanceOf, initialOrder, moveRow, placeAt, readOrder } from './order.ts';

const ANSWERS = [
  { question_id: 7, ignore: false },
  { question_id: 3, ignore: true },
  { question_id: 5, ignore: false },
];

test('answers of little importance begin under the line', () => {
  expect(initialOrder(ANSWERS)).toEqual([7, 5, 'line', 3]);
});

test('answers across the line change sides, and stay beside it', () => {
  expect(moveRow([7, 5, 'line', 3], 7, 'across')).toEqual([5, 'line', 7, 3]);
  expect(moveRow([7, 'line', 5, 3], 3, 'across')).toEqual([7, 3, 'line', 5]);
  expect(moveRow([7, 'line', 5], 'line', 'across')).toEqual([7, 'line', 5]);
});

test('rows stop at both ends', () => {
  expect(moveRow([7, 5, 'line'], 7, 'up')).toEqual([7, 5, 'line']);
  expect(moveRow([7, 5, 'line'], 'line', 'down')).toEqual([7, 5, 'line']);
  expect(moveRow([7, 5, 'line'], 5, 'down')).toEqual([7, 'line', 5]);
  expect(placeAt([7, 5, 'line'], 'line', 0)).toEqual(['line', 7, 5]);
});

test('what counts most has the largest importance, what is ignored has none', () => {
  const order = [5, 7, 'line', 3] as const;
  expect(order.map((row) => importanceOf(order, row))).toEqual([2, 1, 0, 0]);
});

test.each([
  ['the order as it was left', ['5', 'line', '7', '3'], [5, 'line', 7, 3]],
  ['the order as it begins when nothing is posted', [], [7, 5, 'line', 3]],
  ['answers that the form does not know yet', ['3', 'line'], [3, 'line', 7, 5]],
  ['nothing that the search does not have', ['99', 'x', '-1', 'line', '5'], ['line', 5, 7, 3]],
  ['each answer once', ['5', '5', 'line', 'line', '7', '3'], [5, 'line', 7, 3]],
])('a form brings back %s', (_, posted, order) => {
  expect(readOrder(ANSWERS, posted)).toEqual(order);
});
