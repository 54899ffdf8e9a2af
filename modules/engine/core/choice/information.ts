import type { Belief } from '../belief/belief.ts';
import { binaryEntropy } from '../belief/likelihood.ts';
import { labelOf } from '../snapshot/labels.ts';
import { labelValues, similarity } from '../snapshot/similarity.ts';
import { CODES_PER_QUESTION } from '../snapshot/snapshot.ts';
import type { TopIdeas } from './top-ideas.ts';

/** How uncertain the idea that pleases is, in bits. */
export function entropy({ weight, total, snapshot }: Belief): number {
  let bits = 0;
  for (let idea = 0; idea < snapshot.ideaCount; idea++) {
    const p = weight[idea]! / total;
    if (p > 0) bits -= p * Math.log2(p);
  }
  return bits;
}

/**
 * How many equally likely ideas the belief amounts to: `(Σw)² / Σw²` (the inverse Simpson index). Cheaper than
 * the entropy, which takes a logarithm of each weight. The weights are summed up here: a belief that was just resumed would
 * compute its masses for their total.
 */
export function ideasInPlay({ weight, snapshot }: Pick<Belief, 'weight' | 'snapshot'>): number {
  let total = 0;
  let squares = 0;
  for (let idea = 0; idea < snapshot.ideaCount; idea++) {
    total += weight[idea]!;
    squares += weight[idea]! ** 2;
  }
  return squares > 0 ? total ** 2 / squares : 0;
}

/**
 * Expected information, in bits, that a yes/no answer to a question brings about the idea that pleases: the mutual
 * information `I(idea; answer) = H(Σ m·p) − Σ m·H(p)` over the shares m of the belief that each label has.
 */
export function questionGain(belief: Belief, question: number): number {
  const { total, model } = belief;
  const { usedCodes } = belief.snapshot;
  const row = model.row(question, belief.baseRate[question]!);
  const masses = belief.massesAt(question);
  let yes = 0;
  let conditional = 0;
  for (let label = 0; label < usedCodes; label++) {
    yes += masses[label]! * model.chance[row + label]!;
    conditional += masses[label]! * model.entropy[row + label]!;
  }
  return Math.max(0, binaryEntropy(yes / total) - conditional / total);
}

/** Chance that an idea pleases when its similarity to the right one is 0, and when it is 1. */
const PLEASES_UNRELATED = 0.04;
const PLEASES_IDENTICAL = 0.6;

/** Chance that a shown idea pleases, by its similarity to the right one from 0 to 1. */
function chanceToPlease(near: number): number {
  return PLEASES_UNRELATED + (PLEASES_IDENTICAL - PLEASES_UNRELATED) * near;
}

/** With how many of the top ideas a shown idea is compared. */
const COMPARED_IDEAS = 64;

/**
 * Information, in bits, that showing an idea as a question brings. Ideas after the first of the top ones are taken for
 * unrelated: to compare with each would cost more than it brings.
 */
export function showingGain(belief: Belief, top: TopIdeas, idea: number): number {
  let others = belief.total;
  let yes = 0;
  let conditional = 0;
  const values = labelValues(belief.snapshot, idea);
  for (const other of top.ideas.slice(0, COMPARED_IDEAS)) {
    const near = Math.max(0, similarity(belief.snapshot, idea, other, values));
    const p = chanceToPlease(near);
    const weight = belief.weight[other]!;
    others -= weight;
    yes += weight * p;
    conditional += weight * binaryEntropy(p);
  }
  others = Math.max(0, others);
  yes += others * PLEASES_UNRELATED;
  conditional += others * binaryEntropy(PLEASES_UNRELATED);
  return Math.max(0, binaryEntropy(yes / belief.total) - conditional / belief.total);
}

/**
 * What showing any idea brings at most, in bits, without a look at labels. Mutual information is convex in the chances of
 * « yes » (Cover and Thomas, theorem 2.7.4), so it is greatest where each compared idea is identical to the shown one or
 * unrelated to it; it then depends on the share of the identical ones alone, and grows with it up to MOST_TELLING_SHARE.
 */
export function mostShowingGain({ weight, total }: Belief, top: TopIdeas): number {
  const compared = top.ideas.slice(0, COMPARED_IDEAS);
  const share = compared.reduce((sum, idea) => sum + weight[idea]!, 0) / total;
  return gainOfIdenticalShare(Math.min(share, MOST_TELLING_SHARE));
}

/** The information when a share of the belief is identical to the shown idea and the rest unrelated. */
function gainOfIdenticalShare(share: number): number {
  return (
    binaryEntropy(chanceToPlease(share)) -
    share * binaryEntropy(PLEASES_IDENTICAL) -
    (1 - share) * binaryEntropy(PLEASES_UNRELATED)
  );
}

/** How much entropy rises, for each unit of chance, along the straight line between both chances. */
const SLOPE =
  (binaryEntropy(PLEASES_IDENTICAL) - binaryEntropy(PLEASES_UNRELATED)) /
  (PLEASES_IDENTICAL - PLEASES_UNRELATED);
/** The share at which that information is greatest: there the entropy rises as much as that line. */
const MOST_TELLING_SHARE =
  (1 / (1 + 2 ** SLOPE) - PLEASES_UNRELATED) / (PLEASES_IDENTICAL - PLEASES_UNRELATED);

/**
 * Expected chance of the best idea after a question is answered:
 * `(1 − u)·(maxᵢ wᵢ·P(yes|i) + maxᵢ wᵢ·P(no|i)) + u·maxᵢ wᵢ`, with u the chance of « I don't know ».
 * Only the top ideas are considered: another one would have to overtake them all.
 */
export function expectedBest(belief: Belief, top: TopIdeas, question: number): number {
  const { snapshot, weight, total, model } = belief;
  const row = model.row(question, belief.baseRate[question]!);
  const chances = model.chance.subarray(row, row + CODES_PER_QUESTION);
  let bestYes = 0;
  let bestNo = 0;
  for (const idea of top.ideas) {
    const chance = chances[labelOf(snapshot, idea, question)]!;
    bestYes = Math.max(bestYes, weight[idea]! * chance);
    bestNo = Math.max(bestNo, weight[idea]! * (1 - chance));
  }
  const unknown = snapshot.header.unknownRate[question]!;
  return ((1 - unknown) * (bestYes + bestNo) + unknown * weight[top.ideas[0]!]!) / total;
}
