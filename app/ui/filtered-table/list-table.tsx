import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import type { ListPage, RowList } from '../data-table/row-list.ts';
import { tableText as text } from '../data-table/text.ts';
import { FilteredTable } from './filtered-table.tsx';

type ListTableProps<Row> = Pick<DataTableProps<Row>, 'caption' | 'rowKey' | 'stacked'> & {
  list: RowList<Row>;
  page: ListPage<Row>;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
};

/** A list below the form that searches it; without rows there is nothing to search. */
export function ListTable<Row>({ list, page, empty, ...own }: ListTableProps<Row>) {
  const { columns, spec, filters } = list;
  const { rows, state, values, isEmpty } = page;
  const table = { ...own, columns, spec, rows, state };
  if (isEmpty) return <DataTable {...table} empty={empty} />;
  return (
    <FilteredTable
      {...table}
      {...{ filters, values }}
      filterLabel={text.searchIn(own.caption)}
      empty={text.notFound}
    />
  );
}
