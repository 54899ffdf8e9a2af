import { logistic, logit, POSITIVE, priorsOf, type Targets, UNKNOWN } from './targets.ts';
import type { SparseRows } from './vectors.ts';

/** A logistic regression for each column: `weights[feature * columns + column]`. */
export type LinearModel = { columns: number; weights: Float32Array; bias: Float32Array };

const EPOCHS = 12;
const RATE = 0.3;
const DECAY = 2e-4;
/** A smaller error of a cell changes nothing. */
const LEAST_GRADIENT = 2e-3;

/**
 * Logistic regressions that share their passes over the ideas, by stochastic gradients whose steps shrink with what each
 * weight has moved (AdaGrad: Duchi, Hazan, Singer 2011). A step of work is an idea: other work can go on in between.
 *
 * @param random from 0 to 1, for the order of the ideas.
 */
export function* trainLinear(
  rows: SparseRows,
  targets: Targets,
  features: number,
  random: () => number,
): Generator<void, LinearModel> {
  const { columns, cells } = targets;
  const weights = new Float32Array(features * columns);
  const squares = new Float32Array(features * columns).fill(1e-3);
  const bias = Float32Array.from(priorsOf(targets), logit);
  const biasSquares = new Float32Array(columns).fill(1);
  const model = { columns, weights, bias };
  const scores = new Float32Array(columns);
  const changed = new Int32Array(columns);
  const gradient = new Float32Array(columns);
  const order = Int32Array.from({ length: targets.rows }, (_, row) => row);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const row of order) {
      scoreLinear(model, rows, row, scores);
      let count = 0;
      for (let column = 0; column < columns; column++) {
        const cell = cells[row * columns + column]!;
        if (cell === UNKNOWN) continue;
        const error = logistic(scores[column]!) - (cell === POSITIVE ? 1 : 0);
        if (Math.abs(error) < LEAST_GRADIENT) continue;
        gradient[count] = error;
        changed[count++] = column;
        biasSquares[column]! += error * error;
        bias[column]! -= (RATE * error) / Math.sqrt(biasSquares[column]!);
      }
      for (let at = rows.offsets[row]!; at < rows.offsets[row + 1]!; at++) {
        const value = rows.values[at]!;
        const start = rows.columns[at]! * columns;
        for (let each = 0; each < count; each++) {
          const place = start + changed[each]!;
          const slope = gradient[each]! * value + DECAY * weights[place]!;
          const sum = squares[place]! + slope * slope;
          squares[place] = sum;
          weights[place]! -= (RATE * slope) / Math.sqrt(sum);
        }
      }
      yield;
    }
  }
  return model;
}

/** Writes the log-odds of each column of a row. */
export function scoreLinear(
  { columns, weights, bias }: LinearModel,
  rows: SparseRows,
  row: number,
  scores: Float32Array,
): void {
  scores.set(bias);
  for (let at = rows.offsets[row]!; at < rows.offsets[row + 1]!; at++) {
    const value = rows.values[at]!;
    const start = rows.columns[at]! * columns;
    for (let column = 0; column < columns; column++) {
      scores[column]! += value * weights[start + column]!;
    }
  }
}

/** Fisher and Yates (1938). */
function shuffle(list: Int32Array, random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at]!;
    list[at] = list[other]!;
    list[other] = kept;
  }
}
