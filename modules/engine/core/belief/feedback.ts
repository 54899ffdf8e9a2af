import { isCompared } from '../snapshot/labels.ts';
import { LABEL_VALUE } from '../snapshot/predictions.ts';
import { cosine, forEachNearDuplicate, NEAR_DUPLICATE_SIMILARITY } from '../snapshot/similarity.ts';
import { LABEL_MASK, type Snapshot } from '../snapshot/snapshot.ts';
import type { FeedbackKind, GivenFeedback } from './evidence.ts';

/** What the most similar possible idea gains or loses in log weight after a feedback. */
const LOG_WEIGHT: Record<FeedbackKind, number> = {
  HasAlready: 1.2,
  YouAreClose: 2.2,
  GoodIdea: 2.2,
  BadIdea: -1.8,
  YouCanDoBetter: -0.8,
  InconsistentIdea: 0,
  IDontKnow: 0,
};

/** What an idea of better quality gets back when a visitor asks for something better, and what the same product in a better quality gains. */
const BETTER_LOG_WEIGHT = 0.3;
const BETTER_VERSION_LOG_WEIGHT = 5;

/** Whether a feedback on an idea changes the weights of other ideas. */
export function changesOtherIdeas({ kind }: GivenFeedback): boolean {
  return LOG_WEIGHT[kind] !== 0;
}

/**
 * Adds to the snapshot's table by how much a label raises or lowers an idea after some feedback: in proportion to the
 * cosine with the ideas that the feedback is about (Rocchio's relevance feedback, as a log weight). Opposite ideas move
 * the other way.
 *
 * @param betterThan only ideas better than this one will be touched, by what they get back; -1 for all.
 */
export function addDirections(
  snapshot: Snapshot,
  feedbacks: readonly GivenFeedback[],
  betterThan: number,
): void {
  const { table, norm } = snapshot;
  for (const { idea, kind } of feedbacks) {
    const scale = (betterThan >= 0 ? BETTER_LOG_WEIGHT : LOG_WEIGHT[kind]) / norm[idea]!;
    forEachDirection(snapshot, idea, (at, value, other) => {
      table[at]! += scale * value * other;
    });
  }
}

/** Sets to zero what `addDirections` wrote. */
export function clearDirections(snapshot: Snapshot, feedbacks: readonly GivenFeedback[]): void {
  const { table } = snapshot;
  for (const { idea } of feedbacks) {
    forEachDirection(snapshot, idea, (at) => {
      table[at] = 0;
    });
  }
}

/** Where the table holds what a label of other ideas, from -3 to 3, counts for beside a label of one idea. */
function forEachDirection(
  { codes, firstGroup, labelCount, usedCodes, header }: Snapshot,
  idea: number,
  visit: (at: number, value: number, other: number) => void,
): void {
  const start = firstGroup[idea]! << 3;
  for (let k = start; k < start + labelCount[idea]!; k++) {
    if (!isCompared(header.category, codes[k]!)) continue;
    const first = codes[k]! & ~LABEL_MASK;
    const value = LABEL_VALUE[codes[k]! & LABEL_MASK]!;
    for (let label = 0; label < usedCodes; label++) {
      visit(2 * (first | label) + 1, value, LABEL_VALUE[label]!);
    }
  }
}

/**
 * Calls back with what a feedback still adds to the log weight of each near-duplicate of its idea: they are more similar
 * than their labels say.
 *
 * @param betterThan only better versions of this one are visited, which gain much; -1 for all.
 */
export function forEachNearDuplicateGain(
  snapshot: Snapshot,
  { idea, kind }: GivenFeedback,
  betterThan: number,
  visit: (other: number, logWeight: number) => void,
): void {
  forEachNearDuplicate(snapshot, idea, (other) => {
    if (betterThan >= 0) {
      if (isBetterVersion(snapshot, other, betterThan)) visit(other, BETTER_VERSION_LOG_WEIGHT);
      return;
    }
    const missing = Math.max(0, NEAR_DUPLICATE_SIMILARITY - cosine(snapshot, idea, other));
    visit(other, LOG_WEIGHT[kind] * missing);
  });
}

/** Of one product in two qualities the dearer is the better one; of equal price, the one of better quality. */
function isBetterVersion(snapshot: Snapshot, idea: number, than: number): boolean {
  const difference = snapshot.dearest[idea]! - snapshot.dearest[than]!;
  return difference > 0 || (difference === 0 && isBetter(snapshot, idea, than));
}

/** Better quality is better rated or accepted or, with equal quality, dearer. */
function isBetter({ quality, dearest }: Snapshot, idea: number, than: number): boolean {
  const difference = quality[idea]! - quality[than]!;
  return difference > 0 || (difference === 0 && dearest[idea]! > dearest[than]!);
}
