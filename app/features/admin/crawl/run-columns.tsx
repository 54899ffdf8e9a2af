import { Link } from 'react-router';
import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import type { RunOrder } from '#modules/catalogue/crawl/index.server.ts';
import type { CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import type { RunLine } from './report-rows.ts';
import { crawlText } from './text.ts';
import { RESULTS } from './visit-text.ts';

const text = crawlText.reports;

const TABLE: TableSpec<RunOrder> = {
  sorts: ['started', 'shop', 'requests', 'bytes', 'waited'],
  defaultSort: { by: 'started', direction: 'desc' },
  pageSize: 30,
};

const FILTERS = { q: { kind: 'text', label: text.shop } } satisfies Filters;

/** What a run is judged by, at a glance; its page has the rest. */
const COUNTED: readonly CrawlResult[] = [
  'added',
  'changed',
  'unchanged',
  'gone',
  'refused',
  'error',
];

const COLUMNS: readonly Column<RunLine>[] = [
  {
    key: 'started',
    header: text.started,
    cell: ({ id, started }) => <Link to={`/admin/crawl/reports/${id}`}>{started}</Link>,
    csv: ({ startedAt }) => startedAt,
  },
  plainColumn('shop', text.shop, ({ name }) => name),
  plainColumn('ended', text.ended, ({ ended }) => ended),
  ...COUNTED.map((result) =>
    quantityColumn<RunLine>(result, RESULTS[result], ({ results }) => results[result] ?? 0),
  ),
  quantityColumn('requests', text.requests, ({ requests }) => requests),
  {
    key: 'bytes',
    header: text.bytes,
    align: 'end',
    cell: ({ bytes }) => bytes,
    csv: ({ file }) => file.bytes,
  },
  {
    key: 'waited',
    header: text.waited,
    align: 'end',
    cell: ({ waited }) => waited,
    csv: ({ file }) => file.waited,
  },
];

/** The table of runs. */
export const RUNS = { columns: COLUMNS, filters: FILTERS, spec: TABLE };
