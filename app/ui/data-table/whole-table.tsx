import { DataTable, type DataTableProps } from './data-table.tsx';
import type { TableSpec } from './table-state.ts';

const WHOLE: TableSpec = {
  sorts: [],
  defaultSort: { by: '', direction: 'asc' },
  pageSize: Number.MAX_SAFE_INTEGER,
};

/** A table with all of its rows on one page, in the order that they have. */
export function WholeTable<Row>(props: Omit<DataTableProps<Row>, 'spec' | 'state'>) {
  const state = { sort: WHOLE.defaultSort, page: 1, pages: 1, total: props.rows.length };
  return <DataTable {...props} spec={WHOLE} state={state} />;
}
