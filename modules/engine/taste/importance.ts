import { type Belief, LABEL_COUNT } from '../core/index.server.ts';

/**
 * The information of an answer, in bits: the Kullback–Leibler divergence of the belief after it from the belief before,
 * `Σ p' log2(p'/p)`. Ideas with the same label change by the same factor, so the masses of the labels are enough.
 */
export function answerImportance(belief: Belief, question: number, value: number): number {
  const { total, model } = belief;
  const masses = belief.massesAt(question);
  let after = 0;
  let moved = 0;
  for (let label = 0; label < LABEL_COUNT; label++) {
    const labelled = masses[label]!;
    const evidence = model.evidence(question, value, belief.baseRate[question]!, label);
    after += labelled * Math.exp(evidence);
    moved += labelled * Math.exp(evidence) * evidence;
  }
  if (!(after > 0)) return 0;
  return Math.max(0, moved / after - Math.log(after / total)) / Math.LN2;
}
