import { Link } from 'react-router';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import type { RunOrder } from '#modules/catalogue/crawl/index.server.ts';
import type { CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import type { RunLine } from './report-rows.ts';
import { crawlText, RESULTS } from './text.ts';

const text = crawlText.reports;

export const TABLE: TableSpec<RunOrder> = {
  sorts: ['started', 'shop', 'requests', 'bytes', 'waited'],
  defaultSort: { by: 'started', direction: 'desc' },
  pageSize: 30,
};

export const FILTERS = { q: { kind: 'text', label: text.shop } } satisfies Filters;

/** What a run is judged by, at a glance; its page has the rest. */
const COUNTED: readonly CrawlResult[] = [
  'added',
  'changed',
  'unchanged',
  'gone',
  'refused',
  'error',
];

export const COLUMNS: readonly Column<RunLine>[] = [
  {
    key: 'started',
    header: text.started,
    cell: ({ id, started }) => <Link to={`/admin/crawl/reports/${id}`}>{started}</Link>,
    csv: ({ startedAt }) => startedAt,
  },
  { key: 'shop', header: text.shop, cell: ({ name }) => name, csv: ({ name }) => name },
  { key: 'ended', header: text.ended, cell: ({ ended }) => ended, csv: ({ ended }) => ended },
  ...COUNTED.map(
    (result): Column<RunLine> => ({
      key: result,
      header: RESULTS[result],
      align: 'end',
      cell: ({ results }) => formatQuantity(results[result] ?? 0),
      csv: ({ results }) => results[result] ?? 0,
    }),
  ),
  {
    key: 'requests',
    header: text.requests,
    align: 'end',
    cell: ({ requests }) => formatQuantity(requests),
    csv: ({ requests }) => requests,
  },
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
