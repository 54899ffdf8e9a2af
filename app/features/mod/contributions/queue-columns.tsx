import { Link } from 'react-router';
import type { Column } from '#app/ui/data-table/columns.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { queueText as text } from '../text.ts';
import styles from './queue.module.css';
import { PANEL } from './queue-table.ts';

/** A waiting contribution in the list; `version` is the one that is shown, `open` the address that shows it whole. */
export type WaitingRow = {
  id: number;
  version: number;
  line: string;
  contributor: number;
  ago: string;
  isOpen: boolean;
  open: string;
  edit: string;
};

/** The list's columns, within the form that decides. */
export const COLUMNS: readonly Column<WaitingRow>[] = [
  {
    key: 'title',
    header: text.what,
    cell: ({ line, open, isOpen }) => (
      <Link to={`${open}#${PANEL}`} aria-current={isOpen || undefined}>
        {line}
      </Link>
    ),
  },
  {
    key: 'seen',
    header: text.chosen,
    cell: ({ id, version, line }) => (
      <label className={styles.tick}>
        <input type="checkbox" name="seen" value={`${id}:${version}`} />
        <span className="visually-hidden">{text.select(line)}</span>
      </label>
    ),
  },
  {
    key: 'by',
    header: text.by,
    cell: ({ contributor }) => (
      <span className={styles.number}>{text.contributorNumber(contributor)}</span>
    ),
  },
  { key: 'created', header: text.since, cell: ({ ago }) => ago },
  { key: 'actions', header: text.actions, cell: (row) => <RowActions row={row} /> },
];

function RowActions({ row: { id, version, line, edit } }: { row: WaitingRow }) {
  const of = <span className="visually-hidden">{text.of(line)}</span>;
  return (
    <span className={styles.rowActions}>
      <StaffButton compact type="submit" name="decide" value={`accept:${id}:${version}`}>
        {text.accept}
        {of}
      </StaffButton>
      <StaffButtonLink compact to={edit}>
        {text.edit}
        {of}
      </StaffButtonLink>
      <StaffButton compact type="submit" name="decide" value={`remove:${id}:${version}`}>
        {text.remove}
        {of}
      </StaffButton>
    </span>
  );
}
