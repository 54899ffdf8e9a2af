import { CATEGORY, MISSING, NONE, type Snapshot } from './snapshot.ts';

/**
 * Works out the labels of one idea after another: its own, and those that createsReaction derives from
 * them. Reused, so that a million ideas are labelled without a million lists.
 */
export class Labeller {
  readonly #creates: readonly Int32Array[];
  /** The label at each question, -1 where there is none. */
  readonly #row: Int8Array;
  #touched: number[] = [];

  constructor(questionCount: number, creates: readonly Int32Array[]) {
    this.#creates = creates;
    this.#row = new Int8Array(questionCount).fill(-1);
  }

  /** The codes of an idea with these own labels, in question order; good until the next call. */
  codes(own: ArrayLike<number>): number[] {
    const row = this.#row;
    const touched = this.#touched;
    touched.length = 0;
    for (let k = 0; k < own.length; k++) {
      row[own[k]! >> 3] = own[k]! & 7;
      touched.push(own[k]! >> 3);
    }
    this.#derive();
    touched.sort((a, b) => a - b);
    for (let k = 0; k < touched.length; k++) {
      const question = touched[k]!;
      touched[k] = (question << 3) | row[question]!;
      row[question] = -1;
    }
    return touched;
  }

  /**
   * Spreads labels along createsReaction, nearest first; where two reach a question in the same
   * number of steps the stronger one wins, and of equally strong ones the « Yes ».
   */
  #derive(): void {
    const row = this.#row;
    let from = 0;
    for (let level = this.#touched.length; from < level; level = this.#touched.length) {
      const next = new Map<number, number>();
      for (; from < level; from++) {
        const label = row[this.#touched[from]!]!;
        for (const to of this.#creates[this.#touched[from]!]!) {
          if (row[to] !== -1) continue;
          const rival = next.get(to);
          if (rival === undefined || outranks(label, rival)) next.set(to, label);
        }
      }
      for (const [question, label] of next) {
        row[question] = label;
        this.#touched.push(question);
      }
    }
  }
}

function outranks(label: number, rival: number): boolean {
  const difference = Math.abs(label - NONE) - Math.abs(rival - NONE);
  return difference > 0 || (difference === 0 && label > rival);
}

/** The main tag an idea is for: its strongest « Yes » on one, the first of equals; -1 when there is none. */
export function themeOf(codes: readonly number[], category: Uint8Array): number {
  let theme = -1;
  let strongest = NONE;
  for (const code of codes) {
    if (category[code >> 3] !== CATEGORY.TagMain || (code & 7) <= strongest) continue;
    strongest = code & 7;
    theme = code >> 3;
  }
  return theme;
}

/** Euclidean norm of a label vector (labels count from -3 to 3), 1 when it is zero. */
export function normOf(codes: readonly number[]): number {
  let sum = 0;
  for (const code of codes) sum += ((code & 7) - NONE) ** 2;
  return sum === 0 ? 1 : Math.sqrt(sum);
}

/** The label of an idea at a question, MISSING when it has none; a binary search. */
export function labelOf(snapshot: Snapshot, idea: number, question: number): number {
  const { codes } = snapshot;
  let low = snapshot.firstGroup[idea]! << 3;
  const end = low + snapshot.labelCount[idea]!;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! >> 3 < question) low = middle + 1;
    else high = middle;
  }
  return low < end && codes[low]! >> 3 === question ? codes[low]! & 7 : MISSING;
}
