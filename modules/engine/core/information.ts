import type { Belief } from './belief.ts';
import { type AnswerTable, binaryEntropy, chanceOfYes } from './likelihood.ts';
import { LABEL_COUNT, NONE, type Snapshot } from './snapshot.ts';

/**
 * Total posterior weight of each label at each question, `mass[question * 7 + label]`; unlabelled
 * ideas count as None. One pass over the labels that exist, not over ideas × questions.
 */
export function labelMasses(snapshot: Snapshot, posterior: Float64Array): Float64Array {
  const { ideaStart, codes, questionCount } = snapshot;
  const mass = new Float64Array(questionCount * LABEL_COUNT);
  for (let idea = 0; idea < posterior.length; idea++) {
    const weight = posterior[idea]!;
    if (weight === 0) continue;
    for (let k = ideaStart[idea]!; k < ideaStart[idea + 1]!; k++) {
      mass[(codes[k]! >> 3) * LABEL_COUNT + (codes[k]! & 7)]! += weight;
    }
  }
  for (let question = 0; question < questionCount; question++) {
    const row = mass.subarray(question * LABEL_COUNT, (question + 1) * LABEL_COUNT);
    let labelled = 0;
    for (const weight of row) labelled += weight;
    row[NONE]! += Math.max(0, 1 - labelled);
  }
  return mass;
}

/**
 * Expected information, in bits, that a yes/no answer to each question brings about the accepted
 * idea: the mutual information `I(idea; answer) = H(Σ m·p) − Σ m·H(p)` over label masses m.
 */
export function questionGains(
  snapshot: Snapshot,
  table: AnswerTable,
  belief: Belief,
): Float64Array {
  const mass = labelMasses(snapshot, belief.posterior);
  const gains = new Float64Array(snapshot.questionCount);
  for (let question = 0; question < gains.length; question++) {
    let yes = 0;
    let conditional = 0;
    for (let label = 0; label < LABEL_COUNT; label++) {
      const weight = mass[question * LABEL_COUNT + label]!;
      if (weight === 0) continue;
      const p = chanceOfYes(table, label, belief.baseRate[question]!);
      yes += weight * p;
      conditional += weight * binaryEntropy(p);
    }
    gains[question] = Math.max(0, binaryEntropy(yes) - conditional);
  }
  return gains;
}

/** Chance that an idea pleases when the right one is close to it by 0, and by 1. */
const PLEASES_UNRELATED = 0.04;
const PLEASES_IDENTICAL = 0.6;

/** Information, in bits, that showing an idea as a question brings, given its closeness to all. */
export function showingGain(posterior: Float64Array, close: Float64Array): number {
  let yes = 0;
  let conditional = 0;
  for (let idea = 0; idea < posterior.length; idea++) {
    const weight = posterior[idea]!;
    if (weight === 0) continue;
    const p = PLEASES_UNRELATED + (PLEASES_IDENTICAL - PLEASES_UNRELATED) * close[idea]!;
    yes += weight * p;
    conditional += weight * binaryEntropy(p);
  }
  return Math.max(0, binaryEntropy(yes) - conditional);
}

/**
 * Expected chance of the best idea after a question is answered:
 * `(1 − u)·(maxᵢ wᵢ·P(yes|i) + maxᵢ wᵢ·P(no|i)) + u·maxᵢ wᵢ`, with u the chance of « I don't know ».
 */
export function expectedBest(
  { questionStart, postingIdea, postingLabel, unknownRate }: Snapshot,
  table: AnswerTable,
  { posterior, baseRate }: Belief,
  question: number,
): number {
  const unlabelled = chanceOfYes(table, NONE, baseRate[question]!);
  let best = 0;
  let bestYes = 0;
  let bestNo = 0;
  let next = questionStart[question]!;
  const end = questionStart[question + 1]!;
  for (let idea = 0; idea < posterior.length; idea++) {
    let yes = unlabelled;
    if (next < end && postingIdea[next] === idea) {
      yes = chanceOfYes(table, postingLabel[next]!, baseRate[question]!);
      next++;
    }
    const weight = posterior[idea]!;
    best = Math.max(best, weight);
    bestYes = Math.max(bestYes, weight * yes);
    bestNo = Math.max(bestNo, weight * (1 - yes));
  }
  const unknown = unknownRate[question]!;
  return (1 - unknown) * (bestYes + bestNo) + unknown * best;
}
