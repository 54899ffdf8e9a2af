import type { ReactNode } from 'react';
import type { CsvValue } from './csv.ts';

/** One column of a table, declared once for the screen and for the file. */
export type Column<Row> = {
  /** Names the column in addresses; rows are sorted by it where the table's `sorts` have it. */
  key: string;
  header: string;
  /** What the screen shows of a row. */
  cell: (row: Row) => ReactNode;
  /** What the file holds of a row; a column without it is neither in the file nor in print. */
  csv?: (row: Row) => CsvValue;
  /** Numbers are aligned to the right. */
  align?: 'start' | 'end';
};
