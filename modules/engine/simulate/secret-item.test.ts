import { expect, test } from 'vitest';
import { drawMatrix, highestPossible, playIdeally } from './secret-item.ts';

test('without wrong answers nobody finds one of 1,024 items before the tenth question, and anyone may then', () => {
  expect(highestPossible(1024, 0, 9)).toBe(0.5);
  expect(highestPossible(1024, 0, 10)).toBe(1);
  expect(playIdeally(1024, 0, [10], 1)).toEqual([true]);
});

test('the bound is what a coin of ten per cent allows', () => {
  expect(highestPossible(1000, 0.1, 20)).toBeCloseTo(0.8166, 4);
  expect(highestPossible(1000, 0.1, 30)).toBeCloseTo(0.9769, 4);
});

test('a question of a matrix is answered « yes » by the share drawn for it', () => {
  const { yes } = drawMatrix(2000, 3, 1, () => 0.3);
  expect(Math.abs(yes.reduce((sum, value) => sum + value, 0) / yes.length - 0.3)).toBeLessThan(
    0.02,
  );
});
