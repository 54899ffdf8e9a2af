import type { Belief } from '../core/index.server.ts';

/**
 * The information of an answer, in bits: the Kullback–Leibler divergence of the belief after it from the belief before,
 * `Σ p' log2(p'/p)`. Ideas with the same label or prediction change by the same factor, so their masses are enough.
 */
export function answerImportance(belief: Belief, question: number, value: number): number {
  const { total, model, snapshot } = belief;
  const masses = belief.massesAt(question);
  let after = 0;
  let moved = 0;
  for (let label = 0; label < snapshot.usedCodes; label++) {
    const labelled = masses[label]!;
    const evidence = model.evidence(question, value, belief.baseRate[question]!, label);
    after += labelled * Math.exp(evidence);
    moved += labelled * Math.exp(evidence) * evidence;
  }
  if (!(after > 0)) return 0;
  return Math.max(0, moved / after - Math.log(after / total)) / Math.LN2;
}
