import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomNumbers } from '#modules/platform/shared.ts';
import { LABEL_NONE } from '../vocabulary.ts';
import { solve } from './blend.ts';
import { calibrate, fitCalibration } from './calibration.ts';
import { scoreCoOccurrence, trainCoOccurrence } from './co-occurrence.ts';
import { chooseColumns, targetsOf } from './columns.ts';
import { indexKeywords, nameQuestions } from './keywords.ts';
import { scoreLinear, trainLinear } from './linear.ts';
import { toPrediction } from './model.ts';
import { indexNeighbours, voteOfNeighbours } from './neighbours.ts';
import { qualityOf } from './quality.ts';
import { strengthsOf } from './strengths.ts';
import { NEGATIVE, POSITIVE, type Targets, UNKNOWN } from './targets.ts';
import type { SparseRows } from './vectors.ts';
import { stemOf, stemsOf } from './words.ts';

function run<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Rows of one entry each: row i has 1 at its feature. */
const rowsOf = (features: readonly number[]): SparseRows => ({
  offsets: Int32Array.from({ length: features.length + 1 }, (_, at) => at),
  columns: Int32Array.from(features),
  values: new Float32Array(features.length).fill(1),
});

const targets = (cells: readonly number[], columns: number): Targets => ({
  rows: cells.length / columns,
  columns,
  cells: Uint8Array.from(cells),
});

test('inflections of a French word have one stem, and empty words none', () => {
  expect(['jardiner', 'jardin', 'jardins'].map(stemOf)).toEqual(['jardin', 'jardin', 'jardin']);
  expect(stemsOf('L’amateur de Thés et d’œuvres')).toEqual(['amat', 'thes', 'oeuvr']);
});

test('a question is named by a keyword whose words stand together, more so in the title', () => {
  const keywords = indexKeywords([['course à pied'], ['thé']]);
  const named = new Float32Array(2);
  nameQuestions(keywords, 'Un thé', ['Une course à pied'], named);
  expect([...named]).toEqual([0.5, 1]);
  nameQuestions(keywords, 'Une course', ['Un pied'], named);
  expect([...named]).toEqual([0, 0]);
});

describe('the quality of predictions', () => {
  test('is that of a small example computed by hand', () => {
    const quality = qualityOf(
      Float32Array.from([0.99, 0.8, 0.6, 0.6, 0.1]),
      Uint8Array.from([1, 0, 1, 0, 0]),
    );
    // Pairs in order: the first before all three, the third before one and level with one of three.
    expect(quality.auc).toBeCloseTo((3 + 1.5) / 6, 9);
    expect(quality.averagePrecision).toBeCloseTo((1 + 2 / 4) / 2, 9);
    expect(quality.calibrationError).toBeCloseTo((0.01 + 0.8 + 2 * 0.1 + 0.1) / 5, 6);
    expect(quality).toMatchObject({ pairs: 5, positives: 2, obvious: 1, obviousRight: 1 });
  });

  test('is unknown where there are only negative pairs', () => {
    const quality = qualityOf(Float32Array.from([0.1]), Uint8Array.from([0]));
    expect(quality).toMatchObject({ auc: null, averagePrecision: null });
  });
});

describe('calibration', () => {
  test('never decreases, stays strictly between 0 and 1, and keeps the mean', () => {
    const scored = fc.array(
      fc.tuple(fc.double({ min: -8, max: 8, noNaN: true }), fc.constantFrom(0, 1)),
      { minLength: 1, maxLength: 400 },
    );
    fc.assert(
      fc.property(scored, (pairs) => {
        const scores = Float64Array.from(pairs, ([score]) => score);
        const fitted = fitCalibration(
          scores,
          Uint8Array.from(pairs, ([, outcome]) => outcome),
        );
        const chances = [...scores].sort((a, b) => a - b).map((score) => calibrate(fitted, score));
        expect(chances).toEqual(chances.toSorted((a, b) => a - b));
        for (const chance of chances) {
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThan(1);
        }
      }),
    );
  });

  test('says what share of pairs was positive', () => {
    const scores = Float64Array.from({ length: 4000 }, (_, at) => (at % 2 ? 3 : -3));
    const outcomes = Uint8Array.from({ length: 4000 }, (_, at) => Number(at % 2 && at % 8 !== 1));
    const fitted = fitCalibration(scores, outcomes);
    expect(calibrate(fitted, 3)).toBeCloseTo(0.75, 1);
    expect(calibrate(fitted, -3)).toBeLessThan(0.01);
  });
});

test('the chances of the seven labels of a pair are none below 0, and their sum is 1', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(chance, { minLength: 7, maxLength: 7 }), (chances) => {
      const { distribution, chance: likelier } = toPrediction(1, Float32Array.from(chances));
      expect(distribution.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5);
      for (const each of distribution) expect(each).toBeGreaterThanOrEqual(0);
      expect(distribution[LABEL_NONE]).toBeGreaterThan(0);
      expect(likelier).toBeLessThan(1);
    }),
  );
});

test('a prediction names the likeliest label of the likelier direction', () => {
  const chances = Float32Array.from([0, 0, 0.35, 0, 0.2, 0.25, 0]);
  expect(toPrediction(1, chances)).toMatchObject({ label: 'YesIsDesired' });
  expect(toPrediction(1, chances).chance).toBeCloseTo(0.45, 6);
});

test('a linear model tells apart what its features tell apart, and ignores cells that nobody knows', () => {
  const features = Array.from({ length: 40 }, (_, at) => at % 2);
  const cells = features.flatMap((feature) => [feature ? POSITIVE : NEGATIVE, UNKNOWN]);
  const model = run(trainLinear(rowsOf(features), targets(cells, 2), 2, randomNumbers(1)));
  const scores = new Float32Array(2);
  scoreLinear(model, rowsOf([1]), 0, scores);
  expect(scores[0]).toBeGreaterThan(1);
  expect(scores[1]).toBe(model.bias[1]);
  scoreLinear(model, rowsOf([0]), 0, scores);
  expect(scores[0]).toBeLessThan(-1);
});

test('neighbours vote by their likeness, and an idea never for itself', () => {
  const index = indexNeighbours(rowsOf([0, 0, 1]), targets([POSITIVE, NEGATIVE, POSITIVE], 1), 2);
  const votes = new Float32Array(1);
  const cosines = new Float32Array(3);
  voteOfNeighbours(index, rowsOf([0]), 0, -1, votes, cosines);
  expect(votes[0]).toBeCloseTo(1 / (2 + 0.09), 6);
  voteOfNeighbours(index, rowsOf([0]), 0, 0, votes, cosines);
  expect(votes[0]).toBe(0);
});

test('columns that occur together predict each other, and none itself', () => {
  const cells = Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? [1, 1, 0] : [0, 0, 1]));
  const model = trainCoOccurrence(targets(cells.flat(), 3), randomNumbers(1), 1);
  const scores = new Float32Array(3);
  scoreCoOccurrence(model, Float32Array.from([1, model.mean[1]!, model.mean[2]!]), scores);
  expect(scores[1]).toBeGreaterThan(model.mean[1]!);
  expect(scores[2]).toBeLessThan(model.mean[2]!);
  expect(scores[0]).toBeCloseTo(model.mean[0]!, 5);
});

test('a missing label is None where an idea was gone through, and unknown elsewhere', () => {
  const question = { category: 'TagMain', keywords: [] } as const;
  const questions = [1, 2, 3, 4, 5, 6].map((id) => ({ id, ...question }));
  const complete = new Map([1, 2, 3, 4, 5].map((id) => [id, 'YesIsDesired' as const]));
  const begun = new Map([
    [1, 'YesIsBetter' as const],
    [2, 'None' as const],
  ]);
  const labels = [complete, complete, complete, begun];
  const columns = chooseColumns(questions, labels);
  expect(columns.map((column) => column.question)).toEqual([1, 2, 3, 4, 5]);
  const six = [...columns, { question: 6, direction: 1, group: 0 } as const];
  const { cells } = targetsOf(six, [complete, begun]);
  expect([...cells]).toEqual([1, 1, 1, 1, 1, NEGATIVE, 1, NEGATIVE, 2, 2, 2, UNKNOWN]);
});

test('how strong labels are is learned from each question, and from its group where it has few', () => {
  const column = (question: number) => ({ question, direction: 1, group: 0 }) as const;
  const labels = Array.from({ length: 90 }, () => new Map([[1, 'YesIsDesired' as const]]));
  const strengths = strengthsOf([column(1), column(2)], labels, 1);
  expect(strengths[1]).toBeGreaterThan(0.95);
  expect(strengths[4]).toBeCloseTo(91 / 93, 5);
});

test('a system of equations is solved', () => {
  const solution = solve(Float64Array.from([4, 0, 2, 3]), Float64Array.from([10, 11]));
  expect(solution[0]! * 4 + solution[1]! * 2).toBeCloseTo(10, 9);
  expect(solution[0]! * 2 + solution[1]! * 3).toBeCloseTo(11, 9);
});
