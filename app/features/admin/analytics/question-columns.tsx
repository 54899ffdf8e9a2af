import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { ValueIn } from '#app/ui/data-table/page-of-rows.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { QuestionTotals } from '#modules/engine/insight/index.server.ts';
import styles from '../searches/searches.module.css';
import { analyticsText as text } from './text.ts';

const COUNTS = ['asked', 'unknown', 'undone', 'left_at', 'accepted'] as const;

const wordsOf = ({ content, question_id }: QuestionTotals) => content || `n° ${question_id}`;

export const QUESTION_TABLE: TableSpec = {
  sorts: ['question', ...COUNTS, 'acceptance'],
  defaultSort: { by: 'asked', direction: 'desc' },
  pageSize: 30,
};

/** By the low end of the interval, as ideas are. */
export const questionValue: ValueIn<QuestionTotals> = (row, key) => {
  if (key === 'question') return wordsOf(row);
  return row[(key === 'acceptance' ? 'acceptance_low' : key) as keyof QuestionTotals];
};

export const QUESTION_COLUMNS: readonly Column<QuestionTotals>[] = [
  {
    key: 'question',
    header: text.columns.question,
    cell: (row) => <span className={styles.question}>{wordsOf(row)}</span>,
    csv: wordsOf,
  },
  ...COUNTS.map((key) => quantityColumn<QuestionTotals>(key, text.columns[key], (row) => row[key])),
  {
    key: 'acceptance',
    header: text.figures.acceptance,
    cell: (row) => text.interval(row.acceptance, row.acceptance_low, row.acceptance_high),
    csv: (row) => row.acceptance,
    align: 'end',
  },
];
