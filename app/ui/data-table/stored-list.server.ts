import type { RowsWanted } from '#modules/platform/shared.ts';
import { type Filters, type FilterValues, readFilters } from '../filter-form/filters.ts';
import type { Column } from './columns.ts';
import { csvMiddleware, csvResponse } from './csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted, type TableSpec } from './table-state.ts';

/** A table as its page and its file have it: what is shown of a row, and what an address may ask for. */
type Table<Row, All extends Filters, By extends string> = {
  columns: readonly Column<Row>[];
  filters: All;
  spec: TableSpec<By>;
};

/** How the rows of a table are read from the module that stores them. */
type Source<Args, Row, All extends Filters, By extends string, Wanted> = {
  /** Name of the file, without its ending. */
  file: string;
  /** Rows of the file, at most. */
  fileRowsMax?: number;
  /** What the module is asked for, by the filters of the address. */
  wanted: (values: FilterValues<All>, args: Args) => Wanted;
  count: (wanted: Wanted) => Promise<number>;
  read: (wanted: Wanted, rows: RowsWanted<By>) => Promise<Row[]>;
};

/**
 * A list of which a module reads only the rows that are asked for: the page that an address asks for, and the middleware
 * that answers with all its rows as a file. Both ask by the same filters and in the same order.
 */
export function storedList<
  Row,
  All extends Filters,
  By extends string,
  Wanted,
  Args extends { request: Request; url: URL },
>(
  { columns, filters, spec }: Table<Row, All, By>,
  { file: name, fileRowsMax, wanted, count, read }: Source<Args, Row, All, By, Wanted>,
) {
  return {
    async page(args: Args) {
      const { searchParams } = args.url;
      const values = readFilters(filters, searchParams);
      const asked = wanted(values, args);
      const state = readTable(spec, searchParams, await count(asked));
      return { values, state, rows: await read(asked, rowsWanted(spec, state)) };
    },
    file: csvMiddleware(spec, async (args: Args) => {
      const { searchParams } = args.url;
      const asked = wanted(readFilters(filters, searchParams), args);
      const rows = await read(asked, fileRowsWanted(spec, searchParams, fileRowsMax));
      return csvResponse({ name, columns, rows });
    }),
  };
}
