import { Link } from 'react-router';
import type { Column } from '#app/ui/data-table/columns.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import styles from '../contributions/queue.module.css';
import { PANEL } from '../contributions/queue-table.ts';
import { queueText } from '../text.ts';
import ownStyles from './reactions.module.css';
import type { SummaryRow } from './summary-rows.ts';
import { LABEL_TEXT, reactionsText as text } from './text.ts';

/** The columns of the pairs that wait, within the form that decides. */
export const COLUMNS: readonly Column<SummaryRow>[] = [
  {
    key: 'pair',
    header: text.idea,
    cell: ({ title, question, open, isOpen }) => (
      <Link to={`${open}#${PANEL}`} aria-current={isOpen || undefined}>
        {title}
        <span className={`${ownStyles.question} ${styles.soft}`}>{question}</span>
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
    key: 'proposed',
    header: text.proposed,
    cell: ({ label, proposed, share }) => (
      <>
        <span className={styles.soft}>{label ? LABEL_TEXT[label] : text.noLabel} →</span>{' '}
        {LABEL_TEXT[proposed]} <span className={styles.soft}>{text.share(share)}</span>
      </>
    ),
  },
  { key: 'actions', header: queueText.actions, cell: (row) => <RowActions row={row} /> },
  {
    key: 'waiting',
    header: text.votes,
    align: 'end',
    cell: ({ waiting }) => formatQuantity(waiting),
  },
  { key: 'since', header: text.since, cell: ({ ago }) => ago },
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
