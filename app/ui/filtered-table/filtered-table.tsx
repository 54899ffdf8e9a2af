import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import { pageParameter } from '../data-table/table-state.ts';
import { FilterForm } from '../filter-form/filter-form.tsx';
import type { Filters, FilterValues } from '../filter-form/filters.ts';

type FilteredTableProps<Row, All extends Filters> = DataTableProps<Row> & {
  /** What is filtered, for screen readers: « Filtrer les idées ». */
  filterLabel: string;
  filters: All;
  values: FilterValues<All>;
  /** What is said between the form and the table. */
  children?: ReactNode;
};

/** A table below the form that narrows it down; with other filters it begins at its first page. */
export function FilteredTable<Row, All extends Filters>(props: FilteredTableProps<Row, All>) {
  const { filterLabel, filters, values, children, ...table } = props;
  const drops = [pageParameter(table.spec)];
  return (
    <>
      <FilterForm label={filterLabel} filters={filters} values={values} drops={drops} />
      {children}
      <DataTable {...table} />
    </>
  );
}
