import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerEvidence, chanceOfYes, STARTING_TABLE } from './likelihood.ts';
import { MISSING, NONE } from './snapshot.ts';

const [NO_IS_BETTER, YES_IS_BETTER] = [NONE - 1, NONE + 1];
const anyBaseRate = fc.double({ min: 0, max: 1, noNaN: true });
const realBaseRate = fc.double({ min: 0.01, max: 0.99, noNaN: true });

const chances = (baseRate: number) =>
  STARTING_TABLE.shift.map((_, label) => chanceOfYes(STARTING_TABLE, label, baseRate));

const favour = (value: number, baseRate: number, label: number) =>
  answerEvidence(STARTING_TABLE, value, baseRate, label);

test('every answer is possible, whatever the label and however one-sided the question', () => {
  fc.assert(
    fc.property(anyBaseRate, (baseRate) => {
      for (const chance of chances(baseRate)) {
        expect(chance).toBeGreaterThanOrEqual(STARTING_TABLE.noise - 1e-12);
        expect(chance).toBeLessThanOrEqual(1 - STARTING_TABLE.noise + 1e-12);
      }
    }),
  );
});

test('a yes is likelier the more a label wants it', () => {
  fc.assert(
    fc.property(anyBaseRate, (baseRate) => {
      const said = chances(baseRate).slice(0, MISSING);
      expect(said).toEqual(said.toSorted((a, b) => a - b));
    }),
  );
});

test('an answer favours what wants it over what does not care over what wants the opposite, at any base rate', () => {
  fc.assert(
    fc.property(realBaseRate, fc.constantFrom(0.5, 1), (baseRate, value) => {
      expect(favour(value, baseRate, YES_IS_BETTER)).toBeGreaterThan(0);
      expect(favour(value, baseRate, NO_IS_BETTER)).toBeLessThan(0);
      expect(favour(-value, baseRate, YES_IS_BETTER)).toBeLessThan(0);
      expect(favour(-value, baseRate, NO_IS_BETTER)).toBeGreaterThan(0);
    }),
  );
});

test('an answer neither favours nor buries an idea of which nobody said anything, or that it does not matter', () => {
  fc.assert(
    fc.property(anyBaseRate, fc.constantFrom(-1, -0.5, 0, 0.5, 1), (baseRate, value) => {
      expect(favour(value, baseRate, MISSING)).toBeCloseTo(0, 12);
      expect(favour(value, baseRate, NONE)).toBeCloseTo(0, 12);
    }),
  );
});
