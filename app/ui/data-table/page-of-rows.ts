import { readSort, readTable, rowsWanted, type TableSpec, type TableState } from './table-state.ts';

/** What a row is sorted by; what is not known comes last. */
export type ValueIn<Row> = (row: Row, key: string) => string | number | null | undefined;

/** All rows in the order that an address asks for. */
export function sortedRows<Row>(
  spec: TableSpec,
  rows: readonly Row[],
  parameters: URLSearchParams,
  valueIn: ValueIn<Row>,
): Row[] {
  const { by, direction } = readSort(spec, parameters);
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueIn(one, by) ?? null, valueIn(other, by) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'fr', { numeric: true });
}

/**
 * The page of rows that an address asks for, of rows that are all at hand.
 * @param valueIn what they are sorted by; without it they keep their order.
 */
export function pageOfRows<Row>(
  spec: TableSpec,
  rows: readonly Row[],
  parameters: URLSearchParams,
  valueIn?: ValueIn<Row>,
): { state: TableState; rows: Row[] } {
  const state = readTable(spec, parameters, rows.length);
  const { limit, offset } = rowsWanted(spec, state);
  const sorted = valueIn ? sortedRows(spec, rows, parameters, valueIn) : rows;
  return { state, rows: sorted.slice(offset, offset + limit) };
}
