import { isCompared } from './labels.ts';
import { LABEL_VALUE } from './predictions.ts';
import { LABEL_BITS, LABEL_MASK, type Snapshot } from './snapshot.ts';
import { areTwins } from './twins.ts';

/** Least similarity of two ideas that staff declared near-duplicates, whatever their labels say. */
export const NEAR_DUPLICATE_SIMILARITY = 0.8;

/** What an idea's labels count for, by question: from -3 to 3, 0 where it has none or the question is never asked. */
export function labelValues(
  { firstGroup, labelCount, codes, header }: Snapshot,
  idea: number,
): Float64Array {
  const values = new Float64Array(header.questionCount);
  const start = firstGroup[idea]! << 3;
  for (let k = start; k < start + labelCount[idea]!; k++) {
    const code = codes[k]!;
    if (isCompared(header.category, code))
      values[code >> LABEL_BITS] = LABEL_VALUE[code & LABEL_MASK]!;
  }
  return values;
}

/**
 * The cosine of two ideas' label vectors.
 *
 * @param values of the labels of the first one: who compares it with many computes them once.
 */
export function cosine(
  snapshot: Snapshot,
  a: number,
  b: number,
  values = labelValues(snapshot, a),
): number {
  const { firstGroup, labelCount, codes, norm } = snapshot;
  let dot = 0;
  const start = firstGroup[b]! << 3;
  const end = start + labelCount[b]!;
  for (let k = start; k < end; k++) {
    const code = codes[k]!;
    dot += values[code >> LABEL_BITS]! * LABEL_VALUE[code & LABEL_MASK]!;
  }
  return dot / (norm[a]! * norm[b]!);
}

/**
 * The similarity of two ideas, from -1 (opposite) to 1: the cosine of their labels, 1 for twins, at least 0.8 for near-duplicates.
 *
 * @param values of the labels of the first one, as for the cosine.
 */
export function similarity(
  snapshot: Snapshot,
  a: number,
  b: number,
  values = labelValues(snapshot, a),
): number {
  if (areTwins(snapshot, a, b)) return 1;
  const own = cosine(snapshot, a, b, values);
  return own < NEAR_DUPLICATE_SIMILARITY && areNearDuplicates(snapshot, a, b)
    ? NEAR_DUPLICATE_SIMILARITY
    : own;
}

/** The similarity that staff declared of two ideas: 1 for twins, 0.8 for near-duplicates, 0 for all others. */
export function declaredSimilarity(snapshot: Snapshot, a: number, b: number): number {
  if (areTwins(snapshot, a, b)) return 1;
  return areNearDuplicates(snapshot, a, b) ? NEAR_DUPLICATE_SIMILARITY : 0;
}

function areNearDuplicates(
  { header: { nearDuplicates } }: Snapshot,
  a: number,
  b: number,
): boolean {
  for (let k = firstPairOf(nearDuplicates, a); nearDuplicates[k] === a; k += 2)
    if (nearDuplicates[k + 1] === b) return true;
  return false;
}

/** Calls back for each idea that staff declared a near-duplicate of one. */
export function forEachNearDuplicate(
  { header: { nearDuplicates } }: Snapshot,
  idea: number,
  visit: (other: number) => void,
): void {
  for (let k = firstPairOf(nearDuplicates, idea); nearDuplicates[k] === idea; k += 2)
    visit(nearDuplicates[k + 1]!);
}

/** Where the pairs of an idea begin; a binary search. */
function firstPairOf(nearDuplicates: Int32Array, idea: number): number {
  let low = 0;
  let high = nearDuplicates.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nearDuplicates[2 * middle]! < idea) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}
