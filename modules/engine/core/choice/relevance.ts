import type { Belief } from '../belief/belief.ts';
import { isCompared } from '../snapshot/labels.ts';
import { LABEL_VALUE } from '../snapshot/predictions.ts';
import { LABEL_BITS, LABEL_MASK } from '../snapshot/snapshot.ts';
import { coveringLogWeights, type Wish } from './coverage.ts';

/**
 * What the idea most similar to the expected one gains, in log weight: the best of three values
 * (docs/experiments/2026-11-21-choice-of-ideas-and-questions.md).
 */
export const SIMILARITY_WEIGHT = 4;

/**
 * Ideas by relevance, the best first: `log wᵢ + β·cos(labelsᵢ, E[labels])`, the
 * expectation being over the whole belief.
 *
 * More than one idea pleases, and those that do are similar. So an idea gains from the weight of those similar to it, and
 * from their labels where it has none itself (pseudo-relevance feedback; Rocchio 1971, Lavrenko and Croft 2001). The
 * masses hold the expectation already: the cost is one pass over the labels of the ideas given.
 *
 * @param wishes each of which has its part among the first ideas (coverage.ts).
 */
export function rankByRelevance(
  belief: Belief,
  ideas: readonly number[],
  wishes: readonly Wish[] = [],
): number[] {
  const { snapshot } = belief;
  const { codes, firstGroup, labelCount, norm } = snapshot;
  const expected = expectedLabels(belief);
  const scale = SIMILARITY_WEIGHT / (length(expected) || 1);
  const logWeight = coveringLogWeights(belief, ideas, wishes);
  const scored = ideas.map((idea) => {
    const start = firstGroup[idea]! << 3;
    let dot = 0;
    for (let k = start; k < start + labelCount[idea]!; k++) {
      dot += LABEL_VALUE[codes[k]! & LABEL_MASK]! * expected[codes[k]! >> LABEL_BITS]!;
    }
    return { idea, score: logWeight(idea) + (scale * dot) / norm[idea]! };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ idea }) => idea);
}

/** The mean label at each question, from -3 to 3, 0 where there is none or the question is never asked; not normalised. */
function expectedLabels({
  mass,
  snapshot: { questionCount, usedCodes, header },
}: Belief): Float64Array {
  const expected = new Float64Array(questionCount);
  for (let question = 0; question < questionCount; question++) {
    if (!isCompared(header.category, question << LABEL_BITS)) continue;
    for (let label = 0; label < usedCodes; label++) {
      expected[question]! += mass[(question << LABEL_BITS) | label]! * LABEL_VALUE[label]!;
    }
  }
  return expected;
}

function length(vector: Float64Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}
