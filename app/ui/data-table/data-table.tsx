import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SortIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';
import { Pagination } from './pagination.tsx';
import { csvAddress, sortAddress, type TableSpec, type TableState } from './table-state.ts';
import { tableText as text } from './text.ts';

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  /** The rows of the page that is shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  spec: TableSpec;
  state: TableState;
  /** Shown in place of the table when it has no rows; a text as the title of an empty state. */
  empty: ReactNode;
  /**
   * Where rows are decided about: on a phone each is a card, with its buttons in sight. Names the columns whose values say
   * nothing there without their header.
   */
  stacked?: readonly string[];
};

/**
 * Rows in columns, with links that sort them, other pages and a file. All of its state is in the address of the page.
 * The first column names its row. Where the table is wider than the window, it scrolls by itself.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, spec, state, empty, stacked } = props;
  const { search } = useLocation();
  const id = useId();
  if (state.total === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark for each table just the same. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <div className={styles.region} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.table} data-stacked={stacked ? true : undefined}>
          <caption className={styles.caption} id={id}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} {...{ column, spec, state, search }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, header, cell, csv, align }, index) =>
                  index === 0 ? (
                    <th key={key} scope="row" data-align={align}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td
                      key={key}
                      data-align={align}
                      data-label={stacked?.includes(key) ? header : undefined}
                      data-screen={csv ? undefined : true}
                    >
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <p className={styles.range}>{rangeText(spec, state)}</p>
        <Pagination caption={caption} spec={spec} state={state} />
        {columns.some(({ csv }) => csv) && (
          // A plain link: the answer is a file, not a page.
          <a className={styles.csv} href={csvAddress(spec, search)} download>
            {text.csv}
            <VisuallyHidden>{text.csvOf(caption)}</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  );
}

type HeaderCellProps<Row> = {
  column: Column<Row>;
  spec: TableSpec;
  state: TableState;
  search: string;
};

function HeaderCell<Row>({ column, spec, state, search }: HeaderCellProps<Row>) {
  const { key, header, csv, align } = column;
  if (!spec.sorts.includes(key)) {
    return (
      <th scope="col" data-align={align} data-screen={csv ? undefined : true}>
        {header}
      </th>
    );
  }
  const { by, direction } = state.sort;
  const sorted = by === key ? direction : undefined;
  return (
    <th scope="col" data-align={align} aria-sort={sorted && SORT_STATES[sorted]}>
      <Link to={sortAddress(spec, search, state.sort, key)} preventScrollReset>
        {header}
        <SortIcon direction={sorted} />
      </Link>
    </th>
  );
}

const SORT_STATES = { asc: 'ascending', desc: 'descending' } as const;

function rangeText({ pageSize }: TableSpec, { page, pages, total }: TableState): string {
  if (pages === 1) return text.rows(total);
  const from = (page - 1) * pageSize + 1;
  return text.range(from, Math.min(page * pageSize, total), total);
}
