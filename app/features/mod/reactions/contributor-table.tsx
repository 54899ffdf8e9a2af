import { Link } from 'react-router';
import { Badge } from '#app/ui/badge/badge.tsx';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { type Label, labelStrength } from '#modules/catalogue/shared.ts';
import type { ComparedReaction } from '#modules/moderation/reactions/index.server.ts';
import styles from '../contributions/queue.module.css';
import ownStyles from './reactions.module.css';
import { relationsPath } from './summary-rows.ts';
import { LABEL_TEXT, reactionsText, STATE_TEXT, contributorsText as text } from './text.ts';

/** The latest first. */
export const TABLE: TableSpec<'given' | 'question'> = {
  sorts: ['given', 'question'],
  defaultSort: { by: 'given', direction: 'desc' },
  pageSize: 50,
};

export const FILTERS = {
  state: {
    kind: 'select',
    label: text.state,
    any: text.all,
    options: STATE_TEXT,
  },
} satisfies Filters;

type Row = ComparedReaction & { ago: string };

const TONES = { waiting: 'waiting', accepted: 'good', rejected: 'bad' } as const;

export const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'idea',
    header: reactionsText.idea,
    cell: ({ key, title }) => <Link to={relationsPath(key)}>{title}</Link>,
  },
  {
    key: 'question',
    header: reactionsText.question,
    cell: ({ question }) => <span className={ownStyles.question}>{question}</span>,
  },
  { key: 'said', header: text.said, cell: ({ said }) => LABEL_TEXT[said] },
  {
    key: 'others',
    header: text.others,
    cell: ({ said, others }) =>
      others === null ? (
        <span className={styles.soft}>{text.nobody}</span>
      ) : (
        <>
          {LABEL_TEXT[others]} <span className={styles.soft}>{comparedText(said, others)}</span>
        </>
      ),
  },
  {
    key: 'state',
    header: text.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{STATE_TEXT[state]}</Badge>,
  },
  { key: 'given', header: text.given_at, cell: ({ ago }) => ago },
];

/** Whether two labels are the same, speak for the same answer, or contradict each other. */
function comparedText(one: Label, other: Label): string {
  const direction = (label: Label) => Math.sign(labelStrength(label));
  if (one === other) return text.agrees;
  return direction(one) === direction(other) ? text.strength : text.differs;
}
