import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { ValueIn } from '#app/ui/data-table/page-of-rows.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import { formatPercent } from '../format.ts';
import styles from '../searches/searches.module.css';
import { searchesText } from '../searches/text.ts';
import { statsText } from './text.ts';

const { columns: names } = statsText.quality;

/** A question with what was answered; shares from 0 to 1, null where there is nothing to share. */
export type QuestionRow = {
  id: number;
  question: string;
  asked: number;
  yes: number | null;
  no: number | null;
  unknown: number | null;
  undone: number;
  left: number;
  accepted: number | null;
  labels: number;
  separation: number | null;
  disagreement: number | null;
};

const NUMBERS = ['asked', 'undone', 'left', 'labels'] as const;
const SHARES = ['yes', 'no', 'unknown', 'accepted', 'separation', 'disagreement'] as const;

export const TABLE: TableSpec = {
  sorts: ['question', ...NUMBERS, ...SHARES],
  defaultSort: { by: 'separation', direction: 'asc' },
  pageSize: 30,
};

export const valueIn: ValueIn<QuestionRow> = (row, key) => row[key as keyof QuestionRow];

function share(key: (typeof SHARES)[number]): Column<QuestionRow> {
  return {
    key,
    header: names[key],
    cell: (row) => {
      const value = row[key];
      return value === null ? searchesText.none : formatPercent(value);
    },
    csv: (row) => row[key],
    align: 'end',
  };
}

function number(key: (typeof NUMBERS)[number]): Column<QuestionRow> {
  return quantityColumn(key, names[key], (row) => row[key]);
}

export const COLUMNS: readonly Column<QuestionRow>[] = [
  {
    key: 'question',
    header: names.question,
    cell: ({ question }) => <span className={styles.question}>{question}</span>,
    csv: ({ question }) => question,
  },
  number('asked'),
  share('separation'),
  share('yes'),
  share('no'),
  share('unknown'),
  number('undone'),
  number('left'),
  share('accepted'),
  number('labels'),
  share('disagreement'),
];
