import { Link } from 'react-router';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { rowList } from '#app/ui/data-table/row-list.ts';
import styles from './spread.module.css';
import type { TestLine } from './test-line.ts';
import { spreadText as text } from './text.ts';

const { columns: names } = text;

const COLUMNS: readonly Column<TestLine>[] = [
  {
    key: 'requested',
    header: names.requested,
    cell: ({ id, requested }) => <Link to={`/admin/analytics/spread/${id}`}>{requested}</Link>,
    csv: ({ file }) => file.requested,
  },
  plainColumn('profile', names.profile, ({ profile }) => profile),
  {
    key: 'state',
    header: names.state,
    cell: ({ state, progress }) => (
      <>
        {text.states[state]}
        <span className={styles.soft}>{progress}</span>
      </>
    ),
    csv: ({ state, progress }) => `${text.states[state]}, ${progress}`,
  },
  {
    key: 'came',
    header: names.came,
    align: 'end',
    cell: ({ came }) => came,
    csv: ({ file }) => file.came,
  },
  {
    key: 'coverage',
    header: names.coverage,
    align: 'end',
    cell: ({ coverage }) => coverage,
    csv: ({ file }) => file.coverage,
  },
  {
    key: 'gini',
    header: names.gini,
    align: 'end',
    cell: ({ gini }) => gini,
    csv: ({ file }) => file.gini,
  },
  plainColumn('version', names.version, ({ version }) => version),
];

/** The spread tests, the newest first. */
export const TESTS = rowList(COLUMNS, { pageSize: 20 });
