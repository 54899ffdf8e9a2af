import { POSITIVE, type Targets } from './targets.ts';
import type { SparseRows } from './vectors.ts';

/** Labelled ideas by their features (an inverted index), and the columns in which each is positive. */
export type NeighbourIndex = {
  ideas: number;
  columns: number;
  /** For each feature the ideas that have it. */
  postings: SparseRows;
  /** For each idea its positive columns. */
  positives: { offsets: Int32Array; columns: Uint16Array };
};

/** So many nearest ideas vote. */
const ASKED = 15;
/** What nothing known counts among them, in cosines: one vague neighbour makes nothing certain. */
const DOUBT = 0.3;
/** Similar ideas count for more than in proportion. */
const POWER = 2;

export function indexNeighbours(
  rows: SparseRows,
  targets: Targets,
  features: number,
): NeighbourIndex {
  const { columns, cells } = targets;
  const offsets = new Int32Array(targets.rows + 1);
  const positive: number[] = [];
  for (let row = 0; row < targets.rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (cells[row * columns + column] === POSITIVE) positive.push(column);
    }
    offsets[row + 1] = positive.length;
  }
  return {
    ideas: targets.rows,
    columns,
    postings: transpose(rows, features),
    positives: { offsets, columns: Uint16Array.from(positive) },
  };
}

/** The same entries by column. */
function transpose(rows: SparseRows, columnCount: number): SparseRows {
  const offsets = new Int32Array(columnCount + 1);
  for (const column of rows.columns) offsets[column + 1]!++;
  for (let column = 0; column < columnCount; column++) offsets[column + 1]! += offsets[column]!;
  const next = offsets.slice();
  const columns = new Int32Array(rows.columns.length);
  const values = new Float32Array(rows.columns.length);
  for (let row = 0; row + 1 < rows.offsets.length; row++) {
    for (let at = rows.offsets[row]!; at < rows.offsets[row + 1]!; at++) {
      const place = next[rows.columns[at]!]!++;
      columns[place] = row;
      values[place] = rows.values[at]!;
    }
  }
  return { offsets, columns, values };
}

/**
 * The share of an idea's nearest neighbours, by the cosine of their features, that are positive in each column; each
 * counts by its likeness.
 *
 * @param itself the place of the idea in the index, which does not vote; -1 where it is not there.
 */
export function voteOfNeighbours(
  index: NeighbourIndex,
  rows: SparseRows,
  row: number,
  itself: number,
  votes: Float32Array,
  cosines: Float32Array,
): void {
  votes.fill(0);
  cosines.fill(0);
  const { postings, positives } = index;
  for (let at = rows.offsets[row]!; at < rows.offsets[row + 1]!; at++) {
    const value = rows.values[at]!;
    const feature = rows.columns[at]!;
    for (let each = postings.offsets[feature]!; each < postings.offsets[feature + 1]!; each++) {
      cosines[postings.columns[each]!]! += value * postings.values[each]!;
    }
  }
  if (itself >= 0) cosines[itself] = 0;
  let total = DOUBT ** POWER;
  for (const neighbour of nearest(cosines)) {
    const weight = cosines[neighbour]! ** POWER;
    total += weight;
    const end = positives.offsets[neighbour + 1]!;
    for (let at = positives.offsets[neighbour]!; at < end; at++) {
      votes[positives.columns[at]!]! += weight;
    }
  }
  for (let column = 0; column < votes.length; column++) votes[column]! /= total;
}

/** The places of the greatest cosines above 0. */
function nearest(cosines: Float32Array): number[] {
  const found: number[] = [];
  let least = 0;
  for (let place = 0; place < cosines.length; place++) {
    const cosine = cosines[place]!;
    if (cosine <= least) continue;
    let at = found.length;
    while (at > 0 && cosines[found[at - 1]!]! < cosine) at--;
    found.splice(at, 0, place);
    if (found.length > ASKED) found.pop();
    if (found.length === ASKED) least = cosines[found[ASKED - 1]!]!;
  }
  return found;
}
