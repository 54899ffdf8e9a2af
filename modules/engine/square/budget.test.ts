import { expect, test } from 'vitest';
import { fitsGreatestPrice } from './budget.ts';

test.each<[cheapest: number, dearest: number, greatest: number, fits: boolean]>([
  [2000, 4000, 2000, false],
  [2000, 4000, 2400, false],
  [2000, 4000, 2500, true],
  [2000, 4000, 5000, true],
  [2000, 2000, 2000, true],
  [2000, 2000, 1999, false],
  [-1, -1, 1000, true],
])(
  'that an idea from %i to %i cents fits a greatest price of %i is %s',
  (least, most, greatest, fits) => {
    expect(fitsGreatestPrice(least, most, greatest)).toBe(fits);
  },
);
