import { tieBreak } from './random.ts';

/** The heaviest ideas, the first of equals decided by a seed. */
export type Front = {
  /** Heaviest first. */
  readonly ideas: readonly number[];
  /** No idea outside weighs more than this; 0 when every idea with any weight is inside. */
  readonly outside: number;
};

/** The `size` heaviest ideas of those that have any weight. One pass; a heap keeps the best so far. */
export function frontRunners(
  weight: Float64Array,
  ideaCount: number,
  size: number,
  seed: number,
): Front {
  const heap: number[] = [];
  const lighter = (a: number, b: number): boolean => {
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
      rise(heap, idea, lighter);
    } else {
      if (!lighter(heap[0]!, idea)) continue;
      sink(heap, idea, lighter);
    }
    if (heap.length === size) threshold = weight[heap[0]!]!;
  }
  heap.sort((a, b) => (lighter(a, b) ? 1 : -1));
  return { ideas: heap, outside: heap.length < size ? 0 : threshold };
}

/** The next idea that weighs something; a loop of its own, so that it is compiled to little more than a compare. */
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

type Lighter = (a: number, b: number) => boolean;

/** Adds to a heap whose lightest member is its root. */
function rise(heap: number[], added: number, lighter: Lighter): void {
  let at = heap.push(added) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!lighter(added, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = added;
}

/** Replaces the root of a heap. */
function sink(heap: number[], added: number, lighter: Lighter): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && lighter(heap[child + 1]!, heap[child]!)) child++;
    if (!lighter(heap[child]!, added)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = added;
}
