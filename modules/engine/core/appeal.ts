import type { Belief } from './belief.ts';
import { LABEL_COUNT, MISSING, NONE } from './snapshot.ts';

/**
 * What the idea most like the expected one gains, in log weight. Of simulated visits, 2, 4 and 7 bring 2, 3.5 and 2.5 in
 * a hundred more to a gift within five ideas; less by half when what is usual among ideas is taken off the expectation.
 */
const LIKENESS = 4;

/**
 * Ideas in the order in which they should please, the best first: `log wᵢ + β·cos(labelsᵢ, E[labels])`, the
 * expectation being over the whole belief.
 *
 * More than one idea pleases, and those that do are alike. So an idea profits from the weight of those like it, and
 * from what they are labelled with where it says nothing itself (pseudo-relevance feedback; Rocchio 1971, Lavrenko
 * and Croft 2001). The masses hold the expectation already: the cost is one look at the labels of the ideas given.
 */
export function byAppeal(belief: Belief, ideas: readonly number[]): number[] {
  const { snapshot, weight } = belief;
  const { codes, firstGroup, labelCount, norm } = snapshot;
  const expected = expectedLabels(belief);
  const scale = LIKENESS / (length(expected) || 1);
  const rated = ideas.map((idea) => {
    const start = firstGroup[idea]! << 3;
    let dot = 0;
    for (let k = start; k < start + labelCount[idea]!; k++) {
      dot += ((codes[k]! & 7) - NONE) * expected[codes[k]! >> 3]!;
    }
    return { idea, appeal: Math.log(weight[idea]!) + (scale * dot) / norm[idea]! };
  });
  return rated.sort((a, b) => b.appeal - a.appeal).map(({ idea }) => idea);
}

/** The mean label at each question, from -3 to 3 and 0 where nobody said; not normalised. */
function expectedLabels({ mass, snapshot: { questionCount } }: Belief): Float64Array {
  const expected = new Float64Array(questionCount);
  for (let question = 0; question < questionCount; question++) {
    for (let label = 0; label < MISSING; label++) {
      expected[question]! += mass[question * LABEL_COUNT + label]! * (label - NONE);
    }
  }
  return expected;
}

function length(vector: Float64Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}
