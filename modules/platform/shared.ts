export { type BrowserFamily, browserFamily } from './browser-family.ts';
export { DAY_MS, DAY_SECONDS } from './day-length.ts';
export { AppError, ERROR_STATUS, type ErrorCode, OperatorError } from './errors/errors.ts';
export { listenFailure, printFailure } from './errors/operator-errors.ts';
export {
  formatDay,
  formatDuration,
  formatMoment,
  groupDigits,
  NBSP,
  ofDuration,
  whenNeeded,
} from './french.ts';
export { escapeMarkup } from './markup.ts';
export {
  MEASURE_KINDS,
  type MeasureKind,
  REPORT_HOURS,
  type ReportHours,
  type Timing,
} from './performance/shared.ts';
export { hashText, randomNumbers } from './random.ts';
export { after, before, type Duration, inSeconds, RETENTION } from './retention.ts';

/** What 256 bits look like: a token, as links and cookies carry it, or a hash. */
export const TOKEN = /^[\w-]{43}$/;

/** What the id of a search looks like: 128 bits. */
export const SEARCH_ID = /^[\w-]{22}$/;

/** Which way rows are sorted. */
export type Direction = 'asc' | 'desc';

/** The rows of one page of a table, as a store is asked for them; `orderBy` is always one of the orders that it knows. */
export type RowsWanted<By extends string = string> = {
  orderBy: By;
  direction: Direction;
  limit: number;
  offset: number;
};

/** An expression in SQL that gives the number of the text in a column, null where the text is none of them. */
export function caseOf(column: string, numbers: Readonly<Record<string, number>>): string {
  const cases = Object.entries(numbers).map(([text, number]) => `when '${text}' then ${number}`);
  return `case ${column} ${cases.join(' ')} end`;
}
