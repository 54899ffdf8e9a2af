import { Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import type { CalibrationPoint, Quality } from '#modules/catalogue/label-model/shared.ts';
import { formatPercent } from '../format.ts';
import styles from './tag.module.css';
import { learningText as text } from './text.ts';

const { columns } = text.questions;

/** How well the labels of a question are predicted. */
export type QuestionRow = Quality & {
  id: number;
  question: string;
  calibration: readonly CalibrationPoint[];
};

export type QuestionColumn =
  | 'question'
  | 'pairs'
  | 'positives'
  | 'averagePrecision'
  | 'auc'
  | 'calibrationError'
  | 'obvious';

export const TABLE: TableSpec<QuestionColumn> = {
  sorts: [
    'question',
    'pairs',
    'positives',
    'averagePrecision',
    'auc',
    'calibrationError',
    'obvious',
  ],
  defaultSort: { by: 'positives', direction: 'desc' },
  pageSize: 50,
};

export const FILTERS = { q: { kind: 'text', label: text.questions.search } } satisfies Filters;

/** A part of 1, where it is known. */
export function shownPart(part: number | null, decimals = 1): string {
  return part === null ? text.figures.unknown : formatPercent(part, decimals);
}

export const COLUMNS: readonly Column<QuestionRow>[] = [
  {
    key: 'question',
    header: columns.question,
    cell: (row) => <QuestionLink {...row} />,
    csv: ({ question }) => question,
  },
  ...(['pairs', 'positives'] as const).map((key) =>
    quantityColumn<QuestionRow>(key, columns[key], (row) => row[key]),
  ),
  ...(['averagePrecision', 'auc', 'calibrationError'] as const).map(
    (key): Column<QuestionRow> => ({
      key,
      header: columns[key],
      align: 'end',
      cell: (row) => shownPart(row[key]),
      csv: (row) => row[key],
    }),
  ),
  {
    key: 'obvious',
    header: columns.obvious,
    align: 'end',
    cell: ({ obvious, obviousRight }) => text.figures.obviousNote(obviousRight, obvious),
    csv: ({ obvious, obviousRight }) => (obvious > 0 ? obviousRight / obvious : null),
  },
];

function QuestionLink({ id, question }: QuestionRow) {
  const { search } = useLocation();
  return (
    <Link
      className={styles.name}
      to={addressWith(search, { question: String(id) }, 'question')}
      preventScrollReset
    >
      {question}
    </Link>
  );
}
