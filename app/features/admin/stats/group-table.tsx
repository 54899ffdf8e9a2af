import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageOfRows, type ValueIn } from '#app/ui/data-table/page-of-rows.ts';
import type { TableSpec, TableState } from '#app/ui/data-table/table-state.ts';
import type { Dimension, Measure } from '#modules/engine/insight/shared.ts';
import { columnsOf, type Group } from '../searches/measures.ts';
import { Nothing } from '../searches/nothing.tsx';
import { statsText as text } from './text.ts';

/** A table of groups of searches: what each is measured by, and the name of its file. */
export type GroupTable = {
  caption: string;
  file: string;
  by: readonly Dimension[];
  of: readonly Measure[];
  spec: TableSpec;
};

export function groupTable(
  caption: string,
  file: string,
  by: readonly Dimension[],
  of: readonly Measure[],
  options: { prefix?: string; sort?: TableSpec['defaultSort']; pageSize?: number } = {},
): GroupTable {
  const { prefix, pageSize = 30 } = options;
  const sort = options.sort ?? { by: by[0] ?? 'searches', direction: 'desc' as const };
  const spec = { ...(prefix && { prefix }), sorts: [...by, ...of], defaultSort: sort, pageSize };
  return { caption, file, by, of, spec };
}

/** What a group is sorted by: a dimension or a measure. */
export const valueIn: ValueIn<Group> = ({ by, of }, key) =>
  key in by ? by[key as Dimension] : of[key as Measure];

/** The page of groups that an address asks for. */
export const pageOfGroups = (
  { spec }: GroupTable,
  groups: readonly Group[],
  parameters: URLSearchParams,
) => pageOfRows(spec, groups, parameters, valueIn);

type GroupTableViewProps = { table: GroupTable; rows: readonly Group[]; state: TableState };

/** Groups of searches with their measures. */
export function GroupTableView({ table, rows, state }: GroupTableViewProps) {
  const { caption, by, of, spec } = table;
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(by, of)}
      rows={rows}
      rowKey={({ by: keys }) => by.map((dimension) => keys[dimension]).join(' ')}
      spec={spec}
      state={state}
      empty={<Nothing title={text.empty} />}
    />
  );
}
