import { POSITIVE, type Targets } from './targets.ts';

/** How columns occur together: `factors[column * rank + r]`, orthonormal over the columns. */
export type CoOccurrence = {
  columns: number;
  rank: number;
  mean: Float32Array;
  factors: Float32Array;
};

const RANK = 48;
const ITERATIONS = 12;

/**
 * The principal subspace of the labels of ideas, by orthogonal iteration (Golub and Van Loan, « Matrix Computations »,
 * 8.2.4) on the covariance of the columns: what pure singular value decomposition recommends by (Cremonesi, Koren,
 * Turrin 2010).
 */
export function trainCoOccurrence(
  { rows, columns, cells }: Targets,
  random: () => number,
  wanted: number = RANK,
): CoOccurrence {
  const rank = Math.min(wanted, columns);
  const positives: number[][] = [];
  const mean = new Float32Array(columns);
  for (let row = 0; row < rows; row++) {
    const list: number[] = [];
    for (let column = 0; column < columns; column++) {
      if (cells[row * columns + column] !== POSITIVE) continue;
      list.push(column);
      mean[column]! += 1 / rows;
    }
    positives.push(list);
  }
  const covariance = new Float64Array(columns * columns);
  for (const list of positives) {
    for (const one of list) for (const other of list) covariance[one * columns + other]!++;
  }
  for (let one = 0; one < columns; one++) {
    for (let other = 0; other < columns; other++) {
      covariance[one * columns + other]! -= rows * mean[one]! * mean[other]!;
    }
  }
  let factors: Float64Array = Float64Array.from({ length: columns * rank }, () => random() - 0.5);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    factors = orthonormalize(multiply(covariance, factors, columns, rank), columns, rank);
  }
  return { columns, rank, mean, factors: Float32Array.from(factors) };
}

function multiply(square: Float64Array, factors: Float64Array, columns: number, rank: number) {
  const product = new Float64Array(columns * rank);
  for (let row = 0; row < columns; row++) {
    for (let inner = 0; inner < columns; inner++) {
      const value = square[row * columns + inner]!;
      if (value === 0) continue;
      for (let r = 0; r < rank; r++) product[row * rank + r]! += value * factors[inner * rank + r]!;
    }
  }
  return product;
}

/** Modified Gram-Schmidt. A vector that depends on those before becomes 0. */
function orthonormalize(vectors: Float64Array, columns: number, rank: number): Float64Array {
  for (let r = 0; r < rank; r++) {
    for (let before = 0; before < r; before++) {
      let dot = 0;
      for (let row = 0; row < columns; row++) {
        dot += vectors[row * rank + r]! * vectors[row * rank + before]!;
      }
      for (let row = 0; row < columns; row++) {
        vectors[row * rank + r]! -= dot * vectors[row * rank + before]!;
      }
    }
    let squares = 0;
    for (let row = 0; row < columns; row++) squares += vectors[row * rank + r]! ** 2;
    const norm = Math.sqrt(squares);
    for (let row = 0; row < columns; row++) {
      vectors[row * rank + r]! = norm < 1e-9 ? 0 : vectors[row * rank + r]! / norm;
    }
  }
  return vectors;
}

/**
 * What the other columns of an idea say of each: its projection on the subspace without what the column says of itself.
 *
 * @param chances what is known of its columns: 1 and 0, or how likely they are.
 */
export function scoreCoOccurrence(
  { columns, rank, mean, factors }: CoOccurrence,
  chances: Float32Array,
  scores: Float32Array,
): void {
  const latent = new Float64Array(rank);
  for (let column = 0; column < columns; column++) {
    const value = chances[column]! - mean[column]!;
    for (let r = 0; r < rank; r++) latent[r]! += value * factors[column * rank + r]!;
  }
  for (let column = 0; column < columns; column++) {
    const own = chances[column]! - mean[column]!;
    let score = mean[column]!;
    let self = 0;
    for (let r = 0; r < rank; r++) {
      const factor = factors[column * rank + r]!;
      score += latent[r]! * factor;
      self += factor * factor;
    }
    scores[column] = score - own * self;
  }
}
