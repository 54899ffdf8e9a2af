import { Link } from 'react-router';
import type { Column } from '#app/ui/data-table/columns.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import styles from '../contributions/queue.module.css';
import { queueText } from '../text.ts';
import type { SummaryRow } from './summary-rows.ts';
import { LABEL_TEXT, reactionsText as text } from './text.ts';

/** The columns of the pairs that wait, within the form that decides. */
export const COLUMNS: readonly Column<SummaryRow>[] = [
  {
    key: 'pair',
    header: text.idea,
    cell: ({ title, question, open, isOpen }) => (
      <Link to={open} aria-current={isOpen || undefined} preventScrollReset>
        {title} <span className={styles.soft}>{question}</span>
      </Link>
    ),
  },
  {
    key: 'seen',
    header: queueText.chosen,
    cell: ({ seen, proposed, line }) => (
      <label className={styles.tick}>
        <input type="checkbox" name="seen" value={`${seen}:${proposed}`} />
        <span className="visually-hidden">{queueText.select(line)}</span>
      </label>
    ),
  },
  {
    key: 'label',
    header: text.current,
    cell: ({ label }) => (label ? LABEL_TEXT[label] : text.noLabel),
  },
  {
    key: 'proposed',
    header: text.proposed,
    cell: ({ proposed, share }) => (
      <>
        {LABEL_TEXT[proposed]} <span className={styles.soft}>{text.share(share)}</span>
      </>
    ),
  },
  {
    key: 'waiting',
    header: text.votes,
    align: 'end',
    cell: ({ waiting }) => formatQuantity(waiting),
  },
  { key: 'since', header: text.since, cell: ({ ago }) => ago },
  { key: 'actions', header: queueText.actions, cell: (row) => <RowActions row={row} /> },
];

function RowActions({ row: { seen, proposed, line } }: { row: SummaryRow }) {
  const of = <span className="visually-hidden">{queueText.of(line)}</span>;
  return (
    <span className={styles.rowActions}>
      <StaffButton compact type="submit" name="decide" value={`accept:${seen}:${proposed}`}>
        {queueText.accept}
        {of}
      </StaffButton>
      <StaffButton compact danger type="submit" name="decide" value={`remove:${seen}:None`}>
        {queueText.remove}
        {of}
      </StaffButton>
    </span>
  );
}
