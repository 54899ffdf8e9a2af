import { labelStrength } from '../vocabulary.ts';
import type { Column, Labels } from './columns.ts';
import { directionOf } from './columns.ts';

/** How strong the labels of a direction are: Better, Desired, Needed. */
export const STRENGTHS = 3;
/** How many labels of its group count for a column, with a Dirichlet prior. */
const PRIOR_LABELS = 8;

/** For each column the shares of the strengths among its labels, drawn to those of its group. */
export function strengthsOf(
  columns: readonly Column[],
  labels: readonly Labels[],
  groupCount: number,
): Float32Array {
  const place = new Map(columns.map((each, at) => [`${each.question} ${each.direction}`, at]));
  const own = new Float32Array(columns.length * STRENGTHS);
  const ofGroup = new Float32Array(groupCount * STRENGTHS).fill(1);
  for (const each of labels) {
    for (const [question, label] of each) {
      const column = place.get(`${question} ${directionOf(label)}`);
      if (column === undefined) continue;
      const strength = Math.abs(labelStrength(label)) - 1;
      own[column * STRENGTHS + strength]!++;
      ofGroup[columns[column]!.group * STRENGTHS + strength]!++;
    }
  }
  columns.forEach(({ group }, column) => {
    const prior = ofGroup.subarray(group * STRENGTHS, (group + 1) * STRENGTHS);
    const counts = own.subarray(column * STRENGTHS, (column + 1) * STRENGTHS);
    const all = prior.reduce((sum, count) => sum + count, 0);
    const total = counts.reduce((sum, count) => sum + count, PRIOR_LABELS);
    for (let at = 0; at < STRENGTHS; at++) {
      counts[at] = (counts[at]! + (PRIOR_LABELS * prior[at]!) / all) / total;
    }
  });
  return own;
}
