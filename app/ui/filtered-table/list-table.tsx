import type { ReactNode } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import type { ListPage, RowList } from '../data-table/row-list.ts';
import { tableText as text } from '../data-table/text.ts';
import { FilteredTable } from './filtered-table.tsx';

type ListTableProps<Row> = {
  caption: string;
  list: RowList<Row>;
  page: ListPage<Row>;
  rowKey: (row: Row) => string | number;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
};

/** A list below the form that searches it; without rows there is nothing to search. */
export function ListTable<Row>({ caption, list, page, rowKey, empty }: ListTableProps<Row>) {
  const { columns, spec, filters } = list;
  const { rows, state, values, isEmpty } = page;
  const table = { caption, columns, spec, rows, state, rowKey };
  if (isEmpty) return <DataTable {...table} empty={empty} />;
  return (
    <FilteredTable
      {...table}
      {...{ filters, values }}
      filterLabel={text.searchIn(caption)}
      empty={text.notFound}
    />
  );
}
