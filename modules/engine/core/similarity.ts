import { NONE, type Snapshot } from './snapshot.ts';

/** Closeness of two ideas that staff declared nearly the same, whatever their labels say. */
const KIN = 0.8;

/**
 * How close every idea is to one idea, from 0 to 1: the cosine of their label vectors (labels
 * count from -3 to 3, opposite profiles count as 0), 1 within a twin group, at least 0.8 for kin.
 */
export function closeness(snapshot: Snapshot, idea: number): Float64Array {
  const { ideaStart, codes, questionStart, postingIdea, postingLabel, norm, group } = snapshot;
  const close = new Float64Array(snapshot.ideaCount);
  for (let k = ideaStart[idea]!; k < ideaStart[idea + 1]!; k++) {
    const question = codes[k]! >> 3;
    const value = (codes[k]! & 7) - NONE;
    for (let p = questionStart[question]!; p < questionStart[question + 1]!; p++) {
      close[postingIdea[p]!]! += value * (postingLabel[p]! - NONE);
    }
  }
  const own = norm[idea]!;
  for (let other = 0; other < close.length; other++) {
    const scale = own * norm[other]!;
    close[other] = scale > 0 ? Math.max(0, Math.min(1, close[other]! / scale)) : 0;
    if (group[other] === group[idea]) close[other] = 1;
  }
  for (const other of snapshot.kin[idea]!) close[other] = Math.max(close[other]!, KIN);
  return close;
}

/** How close two ideas are, as `closeness` has it, without looking at any other: one walk along both label lists. */
export function closenessOf(snapshot: Snapshot, a: number, b: number): number {
  const { ideaStart, codes, norm, group, kin } = snapshot;
  if (group[a] === group[b]) return 1;
  let dot = 0;
  let i = ideaStart[a]!;
  let j = ideaStart[b]!;
  while (i < ideaStart[a + 1]! && j < ideaStart[b + 1]!) {
    const ahead = (codes[i]! >> 3) - (codes[j]! >> 3);
    if (ahead === 0) dot += ((codes[i]! & 7) - NONE) * ((codes[j]! & 7) - NONE);
    if (ahead <= 0) i++;
    if (ahead >= 0) j++;
  }
  const scale = norm[a]! * norm[b]!;
  const cosine = scale > 0 ? Math.max(0, Math.min(1, dot / scale)) : 0;
  return kin[a]!.includes(b) ? Math.max(cosine, KIN) : cosine;
}
