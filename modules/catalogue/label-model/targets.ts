/** Whether labels of ideas have the directions of the columns, a byte for each idea and column. */
export type Targets = { rows: number; columns: number; cells: Uint8Array };

/** What a cell says: the label has another direction or is None, has this one, or nobody knows. */
export const NEGATIVE = 0;
export const POSITIVE = 1;
export const UNKNOWN = 2;

export function takeTargets(targets: Targets, wanted: readonly number[]): Targets {
  const { columns } = targets;
  const cells = new Uint8Array(wanted.length * columns);
  wanted.forEach((row, at) => {
    cells.set(targets.cells.subarray(row * columns, (row + 1) * columns), at * columns);
  });
  return { rows: wanted.length, columns, cells };
}

/** The share of positive cells of each column, with half a positive cell more: never 0. */
export function priorsOf({ rows, columns, cells }: Targets): Float32Array {
  const positives = new Float32Array(columns).fill(0.5);
  const known = new Float32Array(columns).fill(1);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      if (cells[at] === UNKNOWN) continue;
      known[column]!++;
      if (cells[at] === POSITIVE) positives[column]!++;
    }
  }
  return positives.map((count, column) => count / known[column]!);
}

export function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}

export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
