import { isPrediction, LABEL_VALUE, SQUARED_VALUE } from './predictions.ts';
import {
  CATEGORY,
  LABEL_BITS,
  LABEL_MASK,
  MISSING,
  type Snapshot,
  YES_IS_NEEDED,
} from './snapshot.ts';

/**
 * Works out the labels of one idea after another: its own, and those that createsReaction derives from
 * them. Reused, so that a million ideas are labelled without a million lists.
 */
export class Labeller {
  readonly #creates: readonly (readonly number[])[];
  /** The label at each question, -1 where there is none. */
  readonly #row: Int8Array;
  #touched: number[] = [];

  constructor(questionCount: number, creates: readonly (readonly number[])[]) {
    this.#creates = creates;
    this.#row = new Int8Array(questionCount).fill(-1);
  }

  /** The codes of an idea with these own labels, in question order; good until the next call. */
  codes(own: ArrayLike<number>): number[] {
    const row = this.#row;
    const touched = this.#touched;
    touched.length = 0;
    this.#add(own, false);
    this.#add(own, true);
    touched.sort((a, b) => a - b);
    for (let k = 0; k < touched.length; k++) {
      const question = touched[k]!;
      touched[k] = (question << LABEL_BITS) | row[question]!;
      row[question] = -1;
    }
    return touched;
  }

  /** Adds the labels, or the predictions where there is no label yet, with what follows from them. */
  #add(own: ArrayLike<number>, predictions: boolean): void {
    const first = this.#touched.length;
    for (let k = 0; k < own.length; k++) {
      const [question, label] = [own[k]! >> LABEL_BITS, own[k]! & LABEL_MASK];
      if (isPrediction(label) !== predictions || this.#row[question] !== -1) continue;
      this.#row[question] = label;
      this.#touched.push(question);
    }
    this.#derive(first);
  }

  /**
   * Spreads labels along createsReaction, nearest first; where two reach a question in the same
   * number of steps the stronger one wins, and of equally strong ones the « Yes ».
   *
   * @param first where the questions begin whose labels were not spread yet.
   */
  #derive(first: number): void {
    const row = this.#row;
    let from = first;
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
  const [value, other] = [LABEL_VALUE[label]!, LABEL_VALUE[rival]!];
  const difference = Math.abs(value) - Math.abs(other);
  return difference > 0 || (difference === 0 && value > other);
}

/** The main tag an idea is for: its strongest « Yes » on one, the first of equals; -1 when there is none. */
export function themeOf({ codes, firstGroup, labelCount, header }: Snapshot, idea: number): number {
  const { category } = header;
  let theme = -1;
  let strongest = 0;
  const start = firstGroup[idea]! << 3;
  for (let k = start; k < start + labelCount[idea]!; k++) {
    const code = codes[k]!;
    const value = LABEL_VALUE[code & LABEL_MASK]!;
    if (category[code >> LABEL_BITS] !== CATEGORY.TagMain || value <= strongest) continue;
    strongest = value;
    theme = code >> LABEL_BITS;
  }
  return theme;
}

/**
 * Whether a label counts where ideas are compared. Labels of questions that are never asked say by which words an idea is found,
 * not what it is like.
 */
export function isCompared(category: Uint8Array, code: number): boolean {
  return category[code >> LABEL_BITS] !== CATEGORY.Unknown;
}

/** Euclidean norm of a label vector (SQUARED_VALUE), 1 when it is zero. */
export function normOf(codes: readonly number[], category: Uint8Array): number {
  let sum = 0;
  for (const code of codes) {
    if (isCompared(category, code)) sum += SQUARED_VALUE[code & LABEL_MASK]!;
  }
  return sum === 0 ? 1 : Math.sqrt(sum);
}

/** The label or the prediction of an idea at a question, MISSING when it has none; a binary search. */
export function labelOf(snapshot: Snapshot, idea: number, question: number): number {
  const { codes } = snapshot;
  let low = snapshot.firstGroup[idea]! << 3;
  const end = low + snapshot.labelCount[idea]!;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! >> LABEL_BITS < question) low = middle + 1;
    else high = middle;
  }
  return low < end && codes[low]! >> LABEL_BITS === question ? codes[low]! & LABEL_MASK : MISSING;
}

/** The codes of the labels and predictions of an idea, in question order. */
export function codesOf(
  { codes, firstGroup, labelCount }: Snapshot,
  idea: number,
): Snapshot['codes'] {
  const start = firstGroup[idea]! << 3;
  return codes.subarray(start, start + labelCount[idea]!);
}

/** The questions without a « yes » to which an idea makes no sense. */
export function needsOf(snapshot: Snapshot, idea: number): number[] {
  return Array.from(codesOf(snapshot, idea))
    .filter((code) => (code & LABEL_MASK) === YES_IS_NEEDED)
    .map((code) => code >> LABEL_BITS);
}

/** Whether a « yes » to a question is known or predicted to make an idea better. */
export function isBetterByYes(snapshot: Snapshot, idea: number, question: number): boolean {
  return LABEL_VALUE[labelOf(snapshot, idea, question)]! > 0;
}
