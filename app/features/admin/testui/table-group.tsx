import { useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { pageParameter, type TableState } from '#app/ui/data-table/table-state.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import type { FilterValues } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { COLUMNS, REMOVE_COLUMN } from './columns.tsx';
import { SAMPLE_IDEAS, type SampleIdea } from './sample-ideas.ts';
import { FILTERS, TABLE } from './sample-table.ts';
import { testuiText } from './text.ts';

const text = testuiText.table;

type TableGroupProps = {
  filters: FilterValues<typeof FILTERS>;
  state: TableState;
  rows: readonly SampleIdea[];
  view: 'kept' | 'removed';
  removed: number;
};

/** Tabs, filters and a table that work together by the address of the page. */
export function TableGroup({ filters, state, rows, view, removed }: TableGroupProps) {
  const { search } = useLocation();
  const page = pageParameter(TABLE);
  const viewAddress = (to: 'kept' | 'removed') =>
    addressWith(search, { view: to === 'kept' ? null : to, [page]: null });
  return (
    <>
      <Tabs
        label={text.views}
        tabs={[
          {
            to: viewAddress('kept'),
            label: text.kept,
            count: SAMPLE_IDEAS.length - removed,
            current: view === 'kept',
          },
          {
            to: viewAddress('removed'),
            label: text.removed,
            count: removed,
            current: view === 'removed',
          },
        ]}
      />
      <FilteredTable
        filterLabel={text.filter}
        filters={FILTERS}
        values={filters}
        caption={text.caption}
        columns={view === 'kept' ? [...COLUMNS, REMOVE_COLUMN] : COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={
          <EmptyState title={text.empty}>
            <p>{text.emptyHelp}</p>
            <ButtonLink to="?" preventScrollReset>
              {text.emptyAll}
            </ButtonLink>
          </EmptyState>
        }
      />
    </>
  );
}
