import { logistic, logit, POSITIVE, UNKNOWN } from './targets.ts';

/** What each model says of a cell, as the blend reads it. */
export const INPUTS = [
  'constant',
  'linear',
  'neighbours',
  'fresh',
  'labelled',
  'keywords',
  'prior',
] as const;
export const INPUT_COUNT = INPUTS.length;

/** The most that one model can say of a cell, in log-odds. */
const BOUND = 7;
/** Of the ridge that keeps weights bounded where there are few labels. */
const RIDGE = 5;
const ITERATIONS = 12;
/** The most that a weight changes in an iteration: where chances are near 0, whole steps would lead far beyond. */
const LONGEST_STEP = 0.5;

const LEAST_CHANCE = logistic(-BOUND);

/** A chance as log-odds, within bounds. */
function boundedLogit(chance: number): number {
  return logit(Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance)));
}

/**
 * Writes the inputs of a cell: stacked generalization (Wolpert 1992) weighs what each model predicts of ideas that it was
 * not trained on. What other columns say counts differently where some of them are known labels.
 */
export function writeInputs(
  inputs: Float32Array,
  at: number,
  said: {
    linear: number;
    vote: number;
    coOccurrence: number;
    isLabelled: boolean;
    keyword: number;
    prior: number;
  },
): void {
  const others = boundedLogit(said.coOccurrence);
  inputs[at] = 1;
  inputs[at + 1] = Math.min(BOUND, Math.max(-BOUND, said.linear));
  inputs[at + 2] = boundedLogit(0.9 * said.vote + 0.1 * said.prior);
  inputs[at + 3] = said.isLabelled ? 0 : others;
  inputs[at + 4] = said.isLabelled ? others : 0;
  inputs[at + 5] = said.keyword;
  inputs[at + 6] = boundedLogit(said.prior);
}

/** Cells of several rows: their inputs and what is known of them, as in Targets. */
export type Cells = { inputs: Float32Array; known: Uint8Array; columns: number };

/**
 * A logistic regression of the inputs for each group of columns, by iteratively reweighted least squares. Weights start at
 * those of the linear model alone.
 *
 * @param groups the group of each column.
 * @param uses which rows to learn from.
 * @returns INPUT_COUNT weights for each group.
 */
export function* fitBlend(
  { inputs, known, columns }: Cells,
  groups: readonly number[],
  groupCount: number,
  uses: (row: number) => boolean,
): Generator<void, Float64Array> {
  const size = INPUT_COUNT;
  const weights = new Float64Array(groupCount * size);
  for (let group = 0; group < groupCount; group++) weights[group * size + 1] = 1;
  const rows = known.length / columns;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const hessians = Array.from({ length: groupCount }, () => new Float64Array(size * size));
    const slopes = Array.from({ length: groupCount }, () => new Float64Array(size));
    for (let row = 0; row < rows; row++) {
      if (!uses(row)) continue;
      for (let column = 0; column < columns; column++) {
        const cell = row * columns + column;
        if (known[cell] === UNKNOWN) continue;
        const group = groups[column]!;
        const at = cell * size;
        const chance = logistic(blendScore(weights, group, inputs, at));
        const error = (known[cell] === POSITIVE ? 1 : 0) - chance;
        const curvature = Math.max(1e-6, chance * (1 - chance));
        const hessian = hessians[group]!;
        const slope = slopes[group]!;
        for (let i = 0; i < size; i++) {
          const value = inputs[at + i]!;
          slope[i]! += error * value;
          for (let j = 0; j <= i; j++)
            hessian[i * size + j]! += curvature * value * inputs[at + j]!;
        }
      }
      yield;
    }
    for (let group = 0; group < groupCount; group++) {
      const own = weights.subarray(group * size, (group + 1) * size);
      const hessian = hessians[group]!;
      const slope = slopes[group]!;
      for (let i = 0; i < size; i++) {
        hessian[i * size + i]! += RIDGE;
        slope[i]! -= RIDGE * (own[i]! - (i === 1 ? 1 : 0));
      }
      const step = solve(hessian, slope);
      for (let i = 0; i < size; i++) {
        own[i]! += Math.min(LONGEST_STEP, Math.max(-LONGEST_STEP, step[i]!));
      }
    }
  }
  return weights;
}

export function blendScore(
  weights: Float64Array,
  group: number,
  inputs: Float32Array,
  at: number,
): number {
  let score = 0;
  for (let i = 0; i < INPUT_COUNT; i++)
    score += weights[group * INPUT_COUNT + i]! * inputs[at + i]!;
  return score;
}

/** Solves a positive definite system by Cholesky's decomposition; reads the lower triangle, and overwrites it. */
export function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const result = right.slice();
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * size + k]! * lower[j * size + k]!;
      lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / lower[j * size + j]!;
    }
    for (let k = 0; k < i; k++) result[i]! -= lower[i * size + k]! * result[k]!;
    result[i]! /= lower[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) result[i]! -= lower[k * size + i]! * result[k]!;
    result[i]! /= lower[i * size + i]!;
  }
  return result;
}
