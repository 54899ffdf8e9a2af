import type { Direction, RowsWanted } from '#modules/platform/shared.ts';
import { addressWith } from '../address/address.ts';

/** One order of the rows; `by` is the key of a sortable column. */
export type Sort<By extends string = string> = { by: By; direction: Direction };

/** What a table's address may ask for. */
export type TableSpec<By extends string = string> = {
  /** Begins the table's parameters where a page has several tables, such as `ideas.`. */
  prefix?: string;
  /** Keys of the columns that rows can be sorted by. */
  sorts: readonly By[];
  defaultSort: Sort<By>;
  /** Rows on a page. */
  pageSize: number;
};

/** A table as it is shown. */
export type TableState<By extends string = string> = {
  sort: Sort<By>;
  /** From 1 to `pages`. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Rows on all pages together. */
  total: number;
};

/**
 * What an address asks of a table that has so many rows. An unknown column means the default order, an unreadable page
 * the first one, a page beyond the end the last one.
 */
export function readTable<By extends string>(
  spec: TableSpec<By>,
  parameters: URLSearchParams,
  total: number,
): TableState<By> {
  const pages = Math.max(1, Math.ceil(total / spec.pageSize));
  const typed = parameters.get(names(spec).page) ?? '';
  const page = /^[0-9]+$/.test(typed) ? Math.min(Math.max(Number(typed), 1), pages) : 1;
  return { sort: readSort(spec, parameters), page, pages, total };
}

/** The order that an address asks for: `price` is ascending, `-price` descending. */
export function readSort<By extends string>(
  spec: TableSpec<By>,
  parameters: URLSearchParams,
): Sort<By> {
  const typed = parameters.get(names(spec).sort) ?? '';
  const by = spec.sorts.find((key) => key === typed.replace(/^-/, ''));
  return by ? { by, direction: typed.startsWith('-') ? 'desc' : 'asc' } : spec.defaultSort;
}

/** What a store is asked for to show a page. */
export function rowsWanted<By extends string>(
  { pageSize }: TableSpec<By>,
  { sort, page }: TableState<By>,
): RowsWanted<By> {
  const { by: orderBy, direction } = sort;
  return { orderBy, direction, limit: pageSize, offset: (page - 1) * pageSize };
}

/** Rows of a file, at most, unless its table may have more. */
const FILE_ROWS_MAX = 10_000;

/** What a store is asked for to fill a file: the rows of all pages, in the order that an address asks for. */
export function fileRowsWanted<By extends string>(
  spec: TableSpec<By>,
  parameters: URLSearchParams,
  limit = FILE_ROWS_MAX,
): RowsWanted<By> {
  const { by: orderBy, direction } = readSort(spec, parameters);
  return { orderBy, direction, limit, offset: 0 };
}

/** The same table sorted by a column: ascending first, the other way when it is sorted so already. */
export function sortAddress(spec: TableSpec, search: string, sorted: Sort, by: string): string {
  const direction = sorted.by === by && sorted.direction === 'asc' ? 'desc' : 'asc';
  const isDefault = spec.defaultSort.by === by && spec.defaultSort.direction === direction;
  const value = direction === 'desc' ? `-${by}` : by;
  const { sort, page } = names(spec);
  return addressWith(search, { [sort]: isDefault ? null : value, [page]: null });
}

/** Another page of the same table. */
export function pageAddress(spec: TableSpec, search: string, page: number): string {
  return addressWith(search, { [names(spec).page]: page === 1 ? null : String(page) });
}

/** All rows of the same table as a file. */
export function csvAddress(spec: TableSpec, search: string): string {
  const { page, format } = names(spec);
  return addressWith(search, { [page]: null, [format]: 'csv' });
}

/** Whether an address asks for the rows as a file. */
export function wantsCsv(spec: TableSpec, parameters: URLSearchParams): boolean {
  return parameters.get(names(spec).format) === 'csv';
}

/** The parameter that a form which filters the table leaves out, since other rows have other pages. */
export function pageParameter(spec: TableSpec): string {
  return names(spec).page;
}

function names({ prefix = '' }: TableSpec) {
  return { sort: `${prefix}sort`, page: `${prefix}page`, format: `${prefix}format` };
}
