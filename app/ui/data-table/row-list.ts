import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { fold } from '#modules/catalogue/matching/shared.ts';
import { type Filters, type FilterValues, readFilters } from '../filter-form/filters.ts';
import type { Column } from './columns.ts';
import type { CsvValue } from './csv.ts';
import { pageOfRows, sortedRows } from './page-of-rows.ts';
import type { Sort, TableSpec, TableState } from './table-state.ts';
import { tableText as text } from './text.ts';

/**
 * A list of rows that are all at hand. They are sorted by what its file holds of a row, and searched in that and in what the
 * screen shows of the same columns.
 */
export type RowList<Row> = {
  columns: readonly Column<Row>[];
  spec: TableSpec;
  /** Its search. */
  filters: Filters;
};

type ListSettings = {
  /** Begins its parameters where a page has several lists, such as `queues.`. */
  prefix?: string;
  /** Without it, rows come in the order that they have. */
  defaultSort?: Sort;
  pageSize?: number;
};

const AS_THEY_COME: Sort = { by: '', direction: 'asc' };

/** A list with these columns. */
export function rowList<Row>(
  columns: readonly Column<Row>[],
  { prefix = '', defaultSort = AS_THEY_COME, pageSize = 50 }: ListSettings = {},
): RowList<Row> {
  const sorts = columns.flatMap(({ key, csv }) => (csv ? [key] : []));
  return {
    columns,
    spec: { prefix, sorts, defaultSort, pageSize },
    filters: { [`${prefix}q`]: { kind: 'text', label: text.search } },
  };
}

/** One page of a list as an address asks for it. */
export type ListPage<Row> = {
  rows: Row[];
  state: TableState;
  values: FilterValues<Filters>;
  /** Whether the list has no rows, whatever is searched. */
  isEmpty: boolean;
};

/** The page that an address asks for. */
export function listPage<Row>(
  list: RowList<Row>,
  rows: readonly Row[],
  parameters: URLSearchParams,
): ListPage<Row> {
  const values = readFilters(list.filters, parameters);
  const found = foundRows(list, rows, values);
  return {
    ...pageOfRows(list.spec, found, parameters, valueIn(list)),
    values,
    isEmpty: rows.length === 0,
  };
}

/** The rows of all pages, as an address asks for them. */
export function listRows<Row>(
  list: RowList<Row>,
  rows: readonly Row[],
  parameters: URLSearchParams,
): Row[] {
  const found = foundRows(list, rows, readFilters(list.filters, parameters));
  return sortedRows(list.spec, found, parameters, valueIn(list));
}

/** Rows that have each word of the search somewhere, whatever its accents and capitals. */
function foundRows<Row>(
  { columns }: RowList<Row>,
  rows: readonly Row[],
  values: FilterValues<Filters>,
): readonly Row[] {
  const words = fold(Object.values(values).join(' '))
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const said = columns.flatMap(({ csv, cell }) => (csv ? [csv(row), textOf(cell(row))] : []));
    const folded = fold(said.join('\n'));
    return words.every((word) => folded.includes(word));
  });
}

/** The text of a cell, without what components make of their properties. */
function textOf(cell: ReactNode): string {
  if (Array.isArray(cell)) return cell.map(textOf).join(' ');
  if (isValidElement<PropsWithChildren>(cell)) return textOf(cell.props.children);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

function valueIn<Row>({ columns }: RowList<Row>): (row: Row, key: string) => CsvValue {
  const values = new Map(columns.map(({ key, csv }) => [key, csv]));
  return (row, key) => values.get(key)?.(row) ?? null;
}
