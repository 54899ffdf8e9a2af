import type { PageHandle } from '#app/root.tsx';
import type { Column } from '#app/ui/data-table/columns.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageOfRows } from '#app/ui/data-table/page-of-rows.ts';
import { pageParameter, type TableSpec } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { filteredPage } from '../searches/filters.ts';
import { roundedFor, showKey, showMeasure } from '../searches/measures.ts';
import { Nothing } from '../searches/nothing.tsx';
import { DIMENSION_NAMES, MEASURE_NAMES } from '../searches/text.ts';
import type { Route } from './+types/olap.ts';
import { COLUMNS_MAX, type Crossing, type Cube, crossSearches, ROWS_MAX } from './cube.server.ts';
import { FILTERS, readCrossing } from './olap-filters.ts';
import styles from './stats.module.css';
import { StatsPage } from './stats-page.tsx';
import { statsText } from './text.ts';

const text = statsText.olap;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const TABLE: TableSpec = {
  sorts: [],
  defaultSort: { by: 'key', direction: 'asc' },
  pageSize: 50,
};

type Row = { name: string; isTotal: boolean; cells: (number | null)[]; total: number | null };

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const { crossing } = readCrossing(searchParams);
    const cube = await crossSearches(crossing);
    return csvResponse({
      name: 'croisement',
      columns: columnsOf(crossing, namesOf(crossing, cube)),
      rows: [...rowsOf(crossing, cube), totalOf(cube)],
    });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, unreadable, crossing } = readCrossing(searchParams);
  const cube = await crossSearches(crossing);
  const page = pageOfRows(TABLE, rowsOf(crossing, cube), searchParams);
  const { rows, columns, measure } = crossing;
  return filteredPage({
    ...{ values, unreadable, state: page.state, isCut: cube.isCut },
    crossing: { rows, columns, measure },
    names: namesOf(crossing, cube),
    rows: [totalOf(cube), ...page.rows],
    limits: { rows: ROWS_MAX, columns: COLUMNS_MAX },
  });
}

function namesOf({ columns }: Pick<Crossing, 'columns'>, cube: Cube): string[] {
  return columns ? cube.columns.map(({ key }) => showKey(columns, key)) : [];
}

function rowsOf({ rows }: Pick<Crossing, 'rows'>, cube: Cube): Row[] {
  return cube.rows.map(({ key, cells, total }) => ({
    name: showKey(rows, key),
    isTotal: false,
    cells,
    total,
  }));
}

function totalOf({ columns, total }: Cube): Row {
  return { name: text.total, isTotal: true, cells: columns.map((column) => column.total), total };
}

function columnsOf(
  { rows, measure }: Pick<Crossing, 'rows' | 'measure'>,
  names: readonly string[],
): Column<Row>[] {
  const column = (key: string, header: string, read: (row: Row) => number | null): Column<Row> => ({
    key,
    header,
    cell: (row) => (
      <span className={row.isTotal || key === 'total' ? styles.total : undefined}>
        {showMeasure(measure, read(row))}
      </span>
    ),
    csv: (row) => roundedFor(measure, read(row)),
    align: 'end',
  });
  return [
    {
      key: 'key',
      header: DIMENSION_NAMES[rows],
      cell: ({ name, isTotal }) => (
        <span className={isTotal ? styles.total : undefined}>{name}</span>
      ),
      csv: ({ name }) => name,
    },
    column('total', names.length > 0 ? text.total : MEASURE_NAMES[measure], ({ total }) => total),
    ...names.map((name, index) => column(`c${index}`, name, ({ cells }) => cells[index] ?? null)),
  ];
}

/** Any measure of searches by any two dimensions; the address holds all of it. */
export default function Olap({ loaderData }: Route.ComponentProps) {
  const { values, unreadable, crossing, names, rows, state, isCut, limits } = loaderData;
  return (
    <StatsPage
      title={text.title}
      lead={text.numbers}
      filters={FILTERS}
      values={values}
      unreadable={unreadable}
      drops={[pageParameter(TABLE)]}
    >
      {isCut.rows && <p>{text.cut(limits.rows)}</p>}
      {isCut.columns && <p>{text.cutColumns(limits.columns)}</p>}
      <DataTable
        caption={text.table(MEASURE_NAMES[crossing.measure], DIMENSION_NAMES[crossing.rows])}
        columns={columnsOf(crossing, names)}
        rows={rows}
        rowKey={({ name, isTotal }) => `${isTotal} ${name}`}
        spec={TABLE}
        state={state}
        empty={<Nothing title={statsText.empty} />}
      />
    </StatsPage>
  );
}
