import { type Category, type Label, labelStrength } from '../vocabulary.ts';
import { COMPLETE_LABELS } from './shared.ts';
import { NEGATIVE, POSITIVE, type Targets, UNKNOWN } from './targets.ts';

/** A question and a direction: what a binary model predicts. Columns of a group behave alike. */
export type Column = { question: number; direction: 1 | -1; group: number };

export type AskedQuestion = { id: number; category: Category; keywords: readonly string[] };

/** The labels of an idea by question, those that createsReaction brings included. */
export type Labels = ReadonlyMap<number, Label>;

/** Themes, finer themes, what is neither, and every « no ». */
export const GROUPS = 4;
/** With fewer positive labels there is nothing to learn a column from. */
const LEAST_POSITIVES = 3;

/** 1 where a label speaks for a « yes », -1 where for a « no », 0 for None. */
export function directionOf(label: Label): 1 | 0 | -1 {
  return Math.sign(labelStrength(label)) as 1 | 0 | -1;
}

/** The columns that there are enough labels for. */
export function chooseColumns(
  questions: readonly AskedQuestion[],
  labels: readonly Labels[],
): Column[] {
  const counts = new Map<string, number>();
  for (const own of labels) {
    for (const [question, label] of own) {
      const key = `${question} ${directionOf(label)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return questions.flatMap(({ id, category }) =>
    ([1, -1] as const)
      .filter((direction) => (counts.get(`${id} ${direction}`) ?? 0) >= LEAST_POSITIVES)
      .map((direction) => ({ question: id, direction, group: groupOf(category, direction) })),
  );
}

function groupOf(category: Category, direction: 1 | -1): number {
  if (direction < 0) return 3;
  if (category === 'TagMain' || category === 'AskStart') return 0;
  return category === 'TagSecondary' ? 1 : 2;
}

/**
 * What the labels say of each column. A missing label means None where an idea was gone through (the catalogue is a closed
 * world there), and nothing where it was not; a label of the other direction, or None, is known to be negative.
 */
export function targetsOf(columns: readonly Column[], labels: readonly Labels[]): Targets {
  const cells = new Uint8Array(labels.length * columns.length);
  labels.forEach((own, row) => {
    const missing = own.size >= COMPLETE_LABELS ? NEGATIVE : UNKNOWN;
    columns.forEach(({ question, direction }, column) => {
      const label = own.get(question);
      const known = label && (directionOf(label) === direction ? POSITIVE : NEGATIVE);
      cells[row * columns.length + column] = known ?? missing;
    });
  });
  return { rows: labels.length, columns: columns.length, cells };
}
