import { expect, test } from 'vitest';
import { fitsBudget } from './budget.ts';

test.each<[cheapest: number, dearest: number, least: number, greatest: number, fits: boolean]>([
  [2000, 4000, 0, 2000, false],
  [2000, 4000, 0, 2400, false],
  [2000, 4000, 0, 2500, true],
  [2000, 4000, 0, 5000, true],
  [2000, 4000, 4000, 5000, true],
  [2000, 4000, 4001, 5000, false],
  [2000, 2000, 0, 2000, true],
  [2000, 2000, 0, 1999, false],
  [-1, -1, 500, 1000, true],
])(
  'that an idea from %i to %i cents fits a budget from %i to %i is %s',
  (cheapest, dearest, priceMin, priceMax, fits) => {
    expect(fitsBudget(cheapest, dearest, { priceMin, priceMax })).toBe(fits);
  },
);
