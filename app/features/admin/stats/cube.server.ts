import { type Measuring, measureSearches } from '#modules/engine/insight/index.server.ts';
import type { Dimension, Measure, SearchFilter } from '#modules/engine/insight/shared.ts';

/** Rows and columns that are shown at most. */
export const ROWS_MAX = 1000;
export const COLUMNS_MAX = 40;

/** What is crossed: without columns, there is only the total of each row. */
export type Crossing = {
  rows: Dimension;
  columns: Dimension | null;
  measure: Measure;
  filter: Partial<SearchFilter>;
};

type Value = number | null;
type Key = string | null;

/** A measure by two dimensions, with its totals, which cover the rows and columns left out as well. */
export type Cube = {
  columns: { key: Key; total: Value }[];
  rows: { key: Key; cells: Value[]; total: Value }[];
  total: Value;
  isCut: { rows: boolean; columns: boolean };
};

/** Dimensions that have an order of their own; of the others, those with the most searches come first. */
const ORDERED: readonly Dimension[] = ['day', 'week', 'month', 'weekday', 'hour', 'age', 'budget'];

/** Crosses two dimensions of searches. */
export async function crossSearches(crossing: Crossing): Promise<Cube> {
  const { rows, columns, measure, filter } = crossing;
  const along = (by: Dimension, limit: number) => {
    const of = [measure, 'searches'] as const;
    const asked: Measuring<Dimension, Measure> = { by: [by], of, filter, limit: limit + 1 };
    return measureSearches(ORDERED.includes(by) ? asked : { ...asked, mostOf: 'searches' });
  };
  const [byRow, byColumn, [whole]] = await Promise.all([
    along(rows, ROWS_MAX),
    columns ? along(columns, COLUMNS_MAX) : [],
    measureSearches({ by: [], of: [measure], filter }),
  ]);
  const keysOf = (groups: typeof byRow, by: Dimension, limit: number) =>
    groups.slice(0, limit).map((group) => group.by[by]);
  const rowKeys = keysOf(byRow, rows, ROWS_MAX);
  const columnKeys = columns ? keysOf(byColumn, columns, COLUMNS_MAX) : [];
  const cells = columns ? await cellsOf(crossing, columns, rowKeys, columnKeys) : new Map();
  return {
    columns: columnKeys.map((key, index) => ({ key, total: byColumn[index]?.of[measure] ?? null })),
    rows: rowKeys.map((key, index) => ({
      key,
      cells: columnKeys.map((column) => cells.get(cellKey(key, column)) ?? null),
      total: byRow[index]?.of[measure] ?? null,
    })),
    total: whole?.of[measure] ?? null,
    isCut: { rows: byRow.length > ROWS_MAX, columns: byColumn.length > COLUMNS_MAX },
  };
}

async function cellsOf(
  { rows, measure, filter }: Crossing,
  columns: Dimension,
  rowKeys: Key[],
  columnKeys: Key[],
): Promise<Map<string, Value>> {
  const within: Partial<Record<Dimension, Key[]>> = { [rows]: rowKeys, [columns]: columnKeys };
  const groups = await measureSearches({ by: [rows, columns], of: [measure], filter, within });
  return new Map(
    groups.map(({ by, of }) => [
      cellKey(by[rows] ?? null, by[columns] ?? null),
      of[measure] ?? null,
    ]),
  );
}

function cellKey(row: Key, column: Key): string {
  return JSON.stringify([row, column]);
}
