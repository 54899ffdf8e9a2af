import type { Column } from './columns.ts';

/** A value of a file; null is an empty field. */
export type CsvValue = string | number | null;

/**
 * Fields are separated as spreadsheets with French settings expect it, where the comma is the decimal sign. (The exchange
 * files of the catalogue, which programs read, have commas.)
 */
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** By which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would run as a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[\s\u200b]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The rows as a file for spreadsheets, line by line: quoted as RFC 4180 has it, with a header, and with no text that a
 * spreadsheet could take for a formula.
 */
export async function* csvLines<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string> {
  const written = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  yield BYTE_ORDER_MARK + csvLine(written.map(({ header }) => header));
  for await (const row of rows) yield csvLine(written.map(({ csv }) => csv(row)));
}

function csvLine(values: readonly CsvValue[]): string {
  return values.map(csvField).join(SEPARATOR) + LINE_END;
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const inert = FORMULA.test(value) ? `'${value}` : value;
  // A spreadsheet with other settings splits at commas and tabs.
  return /[";,\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
