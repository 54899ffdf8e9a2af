import { FILE_NAMES } from './format.ts';

/** Something wrong in a catalogue folder. `line` counts from 1, the header included; null when the file as a whole is meant. */
export type Problem = {
  file: string;
  line: number | null;
  column: string | null;
  /** French, fit to be shown as it is. */
  reason: string;
};

/** Problems kept word for word; the others are only counted. */
export const PROBLEMS_SHOWN = 100;

/** Gathers every problem of a run in bounded memory. */
export class ProblemList {
  readonly shown: Problem[] = [];
  total = 0;

  add(problem: Problem): void {
    this.total++;
    if (this.shown.length < PROBLEMS_SHOWN) this.shown.push(problem);
  }

  /** Counts problems that were found together but are too many to be listed. */
  addUnlisted(count: number): void {
    this.total += count;
  }

  /** Those kept, file by file as the files refer to each other, then by line. */
  inOrder(): Problem[] {
    const order = FILE_NAMES.map((name) => `${name}.csv`);
    return this.shown.toSorted(
      (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
    );
  }

  get room(): number {
    return PROBLEMS_SHOWN - this.shown.length;
  }
}

/** « ideas.csv, ligne 12, colonne rating : … » */
export function formatProblem({ file, line, column, reason }: Problem): string {
  const place = [file, line && `ligne ${line}`, column && `colonne ${column}`].filter(Boolean);
  return `${place.join(', ')} : ${reason}`;
}
