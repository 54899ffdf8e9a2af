/** The line between the answers that count and those that are ignored, as one more row among them. */
export const LINE = 'line';

/** A row of the sorter: the id of a question, or the line. */
export type Row = number | typeof LINE;

/** Where a row goes: one place up or down, or to the other side of the line. */
export const MOVES = ['up', 'down', 'across'] as const;
export type MoveOfRow = (typeof MOVES)[number];

type Sortable = { question_id: number; ignore: boolean };

/** How the sorter begins: the answers as they come, those that begin ignored under the line. */
export function initialOrder(answers: readonly Sortable[]): Row[] {
  const ids = (ignored: boolean) =>
    answers.filter(({ ignore }) => ignore === ignored).map(({ question_id }) => question_id);
  return [...ids(false), LINE, ...ids(true)];
}

/**
 * The order that a form brings back. What the search does not have is left out, what the form does not have comes last:
 * whatever is posted, each answer stands in it once.
 */
export function readOrder(answers: readonly Sortable[], posted: readonly string[]): Row[] {
  const begin = initialOrder(answers);
  if (!posted.includes(LINE)) return begin;
  const known = posted.map(readRow).filter((row) => row !== null && begin.includes(row)) as Row[];
  return [...new Set([...known, ...begin])];
}

/** A row as forms name it; null when it is none. */
export function readRow(text: string): Row | null {
  if (text === LINE) return LINE;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The order with a row at another place, counted from 0. */
export function placeAt(order: readonly Row[], row: Row, place: number): Row[] {
  const others = order.filter((other) => other !== row);
  return others.toSpliced(Math.max(place, 0), 0, row);
}

/** The order after one move of a row. The line itself has no other side to go to. */
export function moveRow(order: readonly Row[], row: Row, move: MoveOfRow): Row[] {
  const place = order.indexOf(row);
  if (move === 'up') return placeAt(order, row, place - 1);
  if (move === 'down') return placeAt(order, row, place + 1);
  if (row === LINE) return [...order];
  // Taken out from above, the row leaves the line one place higher: it lands just across it either way.
  return placeAt(order, row, order.indexOf(LINE));
}

/** Whether a row stands above the line. */
export function counts(order: readonly Row[], row: Row): boolean {
  return order.indexOf(row) < order.indexOf(LINE);
}

/** Whether there are answers, and all of them are ignored. */
export function nothingCounts(order: readonly Row[]): boolean {
  return order.length > 1 && order[0] === LINE;
}

/** How much an answer counts for its owner: the first one the most, down to 1; 0 under the line. */
export function importanceOf(order: readonly Row[], row: Row): number {
  return Math.max(order.indexOf(LINE) - order.indexOf(row), 0);
}
