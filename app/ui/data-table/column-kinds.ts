import { formatQuantity } from '../text/format.ts';
import type { Column } from './columns.ts';
import type { CsvValue } from './csv.ts';

/** A column whose file says what the screen says. */
export function plainColumn<Row>(
  key: string,
  header: string,
  of: (row: Row) => CsvValue,
): Column<Row> {
  return { key, header, cell: of, csv: of };
}

/** A column of numbers, with spaces between thousands on the screen; a dash for what is not known. */
export function quantityColumn<Row>(
  key: string,
  header: string,
  of: (row: Row) => number | null,
): Column<Row> {
  const cell = (row: Row) => {
    const value = of(row);
    return value === null ? '–' : formatQuantity(value);
  };
  return { key, header, align: 'end', cell, csv: of };
}
