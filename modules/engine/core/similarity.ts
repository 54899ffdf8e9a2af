import { NONE, type Snapshot } from './snapshot.ts';
import { areTwins } from './twins.ts';

/** Closeness of two ideas that staff declared nearly the same, whatever their labels say. */
export const KIN = 0.8;

/** The cosine of two ideas' label vectors (labels count from -3 to 3), by one walk along both lists. */
export function cosine(snapshot: Snapshot, a: number, b: number): number {
  const { firstGroup, labelCount, codes, norm } = snapshot;
  let i = firstGroup[a]! << 3;
  let j = firstGroup[b]! << 3;
  const iEnd = i + labelCount[a]!;
  const jEnd = j + labelCount[b]!;
  let dot = 0;
  while (i < iEnd && j < jEnd) {
    const ahead = (codes[i]! >> 3) - (codes[j]! >> 3);
    if (ahead === 0) dot += ((codes[i]! & 7) - NONE) * ((codes[j]! & 7) - NONE);
    if (ahead <= 0) i++;
    if (ahead >= 0) j++;
  }
  return dot / (norm[a]! * norm[b]!);
}

/** How close two ideas are, from -1 (opposite) to 1: the cosine of their labels, 1 for twins, at least 0.8 for kin. */
export function closeness(snapshot: Snapshot, a: number, b: number): number {
  if (areTwins(snapshot, a, b)) return 1;
  const close = cosine(snapshot, a, b);
  return close < KIN && areKin(snapshot, a, b) ? KIN : close;
}

function areKin({ header: { kin } }: Snapshot, a: number, b: number): boolean {
  for (let k = firstKin(kin, a); kin[k] === a; k += 2) if (kin[k + 1] === b) return true;
  return false;
}

/** Calls back for each idea that staff declared nearly the same as one. */
export function forEachKin(
  { header: { kin } }: Snapshot,
  idea: number,
  visit: (other: number) => void,
): void {
  for (let k = firstKin(kin, idea); kin[k] === idea; k += 2) visit(kin[k + 1]!);
}

/** Where the pairs of an idea begin. */
function firstKin(kin: Int32Array, idea: number): number {
  let low = 0;
  let high = kin.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (kin[2 * middle]! < idea) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}
