import { tieBreak } from './random.ts';

/** The heaviest ideas; a seed breaks ties. */
export type TopIdeas = {
  /** Heaviest first. */
  readonly ideas: readonly number[];
  /** No other idea weighs more than this; 0 when no other idea weighs anything. */
  readonly maxOutside: number;
};

/** The `size` heaviest ideas of those that have any weight. One pass; a heap keeps the best so far. */
export function topIdeas(
  weight: Float64Array,
  ideaCount: number,
  size: number,
  seed: number,
): TopIdeas {
  const heap: number[] = [];
  const ranksBelow = (a: number, b: number): boolean => {
    const difference = weight[a]! - weight[b]!;
    return difference === 0 ? tieBreak(seed, a) < tieBreak(seed, b) : difference < 0;
  };
  let threshold = Number.MIN_VALUE;
  for (
    let idea = nextAtLeast(threshold, weight, 0, ideaCount);
    idea < ideaCount;
    idea = nextAtLeast(threshold, weight, idea + 1, ideaCount)
  ) {
    if (heap.length < size) {
      siftUp(heap, idea, ranksBelow);
    } else {
      if (!ranksBelow(heap[0]!, idea)) continue;
      replaceRoot(heap, idea, ranksBelow);
    }
    if (heap.length === size) threshold = weight[heap[0]!]!;
  }
  heap.sort((a, b) => (ranksBelow(a, b) ? 1 : -1));
  return { ideas: heap, maxOutside: heap.length < size ? 0 : threshold };
}

/** The next idea that weighs at least a threshold; a loop of its own, so that it is compiled to little more than a compare. */
function nextAtLeast(
  threshold: number,
  weight: Float64Array,
  from: number,
  ideaCount: number,
): number {
  let idea = from;
  while (idea < ideaCount && weight[idea]! < threshold) idea++;
  return idea;
}

type RanksBelow = (a: number, b: number) => boolean;

/** Adds to a heap whose lightest member is its root. */
function siftUp(heap: number[], added: number, ranksBelow: RanksBelow): void {
  let at = heap.push(added) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!ranksBelow(added, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = added;
}

/** Replaces the root of a heap. */
function replaceRoot(heap: number[], added: number, ranksBelow: RanksBelow): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && ranksBelow(heap[child + 1]!, heap[child]!)) child++;
    if (!ranksBelow(heap[child]!, added)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = added;
}
