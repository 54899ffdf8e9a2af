import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { rowList } from '#app/ui/data-table/row-list.ts';
import type { Timing } from '#modules/platform/shared.ts';
import { formatMilliseconds, perfText as text } from './text.ts';

const duration = (key: 'p50' | 'p95' | 'p99' | 'max' | 'total'): Column<Timing> => ({
  key,
  header: text.columns[key],
  align: 'end',
  cell: (timing) => formatMilliseconds(timing[key]),
  csv: (timing) => timing[key],
});

const TIMING_COLUMNS: readonly Column<Timing>[] = [
  plainColumn('name', text.columns.name, ({ name }) => name),
  quantityColumn('count', text.columns.count, ({ count }) => count),
  duration('p50'),
  duration('p95'),
  duration('p99'),
  duration('max'),
  duration('total'),
];

/** What took the most in all comes first. */
export const TIMINGS = rowList(TIMING_COLUMNS, {
  defaultSort: { by: 'total', direction: 'desc' },
  pageSize: 25,
});
