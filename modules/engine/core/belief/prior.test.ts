import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#tests/fixtures/named-catalogue.ts';
import type { IdeaInput } from '../snapshot/input.ts';
import { RECIPIENT } from '../snapshot/snapshot.ts';
import { priorWeights } from './prior.ts';

/** What an idea weighs by its price alone, for an adult with a budget in cents. */
function weigh(idea: Partial<IdeaInput>, priceMin: number, priceMax: number): number {
  const { snapshot } = compile({ ideas: { idea }, questions: { any: 'GoodToAsk' } });
  const { weight } = snapshot.beliefMemory(0);
  const recipient = RECIPIENT.Unknown;
  priorWeights(
    snapshot,
    { recipient, ageMonths: 360, priceMin, priceMax, christmas: false },
    weight,
  );
  return weight[0]!;
}

/** The weight of an idea that fits a budget: the same as without any limit. */
const WITHIN_BUDGET = weigh({ price: 3000 }, 0, 1e8);
const budget = fc.tuple(fc.nat(3e6), fc.nat(3e6)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
const range = fc.tuple(fc.nat(3e6), fc.nat(3e6)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

test('an idea fits a budget when one of its versions does', () => {
  fc.assert(
    fc.property(budget, range, ([min = 0, max = 0], [cheapest = 0, dearest = 0]) => {
      const weight = weigh({ price: cheapest, priceRange: [cheapest, dearest] }, min, max);
      if (cheapest > Math.floor(max * 1.05)) expect(weight).toBe(0);
      else if (cheapest > max) expect(weight).toBeLessThan(WITHIN_BUDGET / 100);
      else if (cheapest + dearest > 2 * max) expect(weight).toBe(WITHIN_BUDGET * 0.6);
      else if (dearest >= min) expect(weight).toBe(WITHIN_BUDGET);
      else expect(weight).toBeLessThanOrEqual(WITHIN_BUDGET);
    }),
  );
});

test.each([0, 1, 1999, 2000, 20_000, 99_999])(
  'a maximum of %i cents is exact to the cent',
  (max) => {
    const most = Math.floor(max * 1.05);
    expect(weigh({ price: max }, 0, max)).toBe(WITHIN_BUDGET);
    if (most > max)
      expect(weigh({ price: most }, 0, max)).toBeCloseTo(WITHIN_BUDGET * Math.exp(-5), 12);
    expect(weigh({ price: most + 1 }, 0, max)).toBe(0);
  },
);

test('an idea below the minimum loses little by little, and is never out', () => {
  const weights = [5000, 4000, 3000, 2000, 0].map((price) => weigh({ price }, 5000, 8000));
  expect(weights[0]).toBe(WITHIN_BUDGET);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights[1]).toBeGreaterThan(WITHIN_BUDGET / 2);
  expect(weights.at(-1)).toBeGreaterThan(0);
});

test('an unknown price is neither within a budget nor beyond it', () => {
  for (const [min, max] of [
    [0, 100],
    [2000, 10_000],
    [1e8, 1e8],
  ] as const) {
    expect(weigh({ price: -1 }, min, max)).toBeCloseTo(WITHIN_BUDGET * Math.exp(-0.5), 12);
  }
});
