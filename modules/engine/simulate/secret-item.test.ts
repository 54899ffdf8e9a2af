import { expect, test } from 'vitest';
import { drawMatrix, playIdealQuestioner, successBound } from './secret-item.ts';

test('without wrong answers one of 1,024 items cannot be found before the tenth question, and can be then', () => {
  expect(successBound(1024, 0, 9)).toBe(0.5);
  expect(successBound(1024, 0, 10)).toBe(1);
  expect(playIdealQuestioner(1024, 0, [10], 1)).toEqual([true]);
});

test('the bound for ten per cent wrong answers', () => {
  expect(successBound(1000, 0.1, 20)).toBeCloseTo(0.8166, 4);
  expect(successBound(1000, 0.1, 30)).toBeCloseTo(0.9769, 4);
});

test('a question of a matrix is answered « yes » by the share drawn for it', () => {
  const { yes } = drawMatrix(2000, 3, 1, () => 0.3);
  expect(Math.abs(yes.reduce((sum, value) => sum + value, 0) / yes.length - 0.3)).toBeLessThan(
    0.02,
  );
});
