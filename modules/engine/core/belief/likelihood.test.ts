import fc from 'fast-check';
import { expect, test } from 'vitest';
import { predictionOf } from '../snapshot/predictions.ts';
import { MISSING, NONE, YES_IS_NEEDED } from '../snapshot/snapshot.ts';
import {
  answerEvidence,
  chanceOfYes,
  QUESTION_KINDS,
  type QuestionKind,
  STARTING_TABLE,
} from './likelihood.ts';

const [NO_IS_BETTER, YES_IS_BETTER, YES_IS_DESIRED] = [NONE - 1, NONE + 1, NONE + 2];
const anyBaseRate = fc.double({ min: 0, max: 1, noNaN: true });
const realBaseRate = fc.double({ min: 0.01, max: 0.99, noNaN: true });

const anyKind = fc.constantFrom(...QUESTION_KINDS);

const chances = (kind: QuestionKind, baseRate: number) =>
  STARTING_TABLE[kind].map((_, label) => chanceOfYes(STARTING_TABLE, kind, label, baseRate));

test('every answer is possible, whatever the label and however one-sided the question', () => {
  fc.assert(
    fc.property(anyKind, anyBaseRate, (kind, baseRate) => {
      for (const chance of chances(kind, baseRate)) {
        expect(chance).toBeGreaterThanOrEqual(STARTING_TABLE.noise - 1e-12);
        expect(chance).toBeLessThanOrEqual(1 - STARTING_TABLE.noise + 1e-12);
      }
    }),
  );
});

test('a yes is likelier the stronger its label', () => {
  fc.assert(
    fc.property(anyKind, anyBaseRate, (kind, baseRate) => {
      const said = chances(kind, baseRate).slice(0, MISSING);
      expect(said).toEqual(said.toSorted((a, b) => a - b));
    }),
  );
});

test('an answer raises ideas for which it is better and lowers those for which the opposite is, at any base rate', () => {
  fc.assert(
    fc.property(anyKind, realBaseRate, fc.constantFrom(0.5, 1), (kind, baseRate, value) => {
      const favour = (value: number, label: number) =>
        answerEvidence(STARTING_TABLE, kind, value, baseRate, label);
      expect(favour(value, YES_IS_BETTER)).toBeGreaterThan(0);
      expect(favour(value, NO_IS_BETTER)).toBeLessThan(0);
      expect(favour(-value, YES_IS_BETTER)).toBeLessThan(0);
      expect(favour(-value, NO_IS_BETTER)).toBeGreaterThan(0);
    }),
  );
});

test('a « no » to a trait hardly lowers ideas for which a « yes » is desired, unless they make no sense without it', () => {
  const favour = (label: number, kind: QuestionKind = 'trait') =>
    answerEvidence(STARTING_TABLE, kind, -1, 0.3, label);
  expect(favour(YES_IS_DESIRED)).toBeGreaterThan(-0.1);
  expect(favour(YES_IS_NEEDED)).toBeLessThan(-1);
  expect(favour(YES_IS_DESIRED, 'theme')).toBeLessThan(-1);
});

test('an answer neither raises nor lowers an idea without a label, or with the label « does not matter »', () => {
  fc.assert(
    fc.property(anyKind, anyBaseRate, fc.constantFrom(-1, -0.5, 0, 0.5, 1), (kind, base, value) => {
      for (const label of [MISSING, NONE]) {
        expect(answerEvidence(STARTING_TABLE, kind, value, base, label)).toBeCloseTo(0, 12);
      }
    }),
  );
});

test('an idea that is labelled outweighs one of which the same is merely predicted, however often an answer counts', () => {
  const faint = predictionOf([0, 0, 0, 0.85, 0.09, 0.06, 0])!;
  fc.assert(
    fc.property(
      anyKind,
      realBaseRate,
      fc.double({ min: 1, max: 60, noNaN: true }),
      (kind, base, value) => {
        const favour = (label: number) => answerEvidence(STARTING_TABLE, kind, value, base, label);
        expect(favour(faint)).toBeLessThan(favour(YES_IS_BETTER));
        expect(favour(faint)).toBeGreaterThan(0);
      },
    ),
  );
});
