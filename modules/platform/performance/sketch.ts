import { DAY_MS } from '../day-length.ts';

/**
 * Durations counted in buckets whose bounds grow by a constant factor, so that a quantile is known within ACCURACY of its
 * value, whatever it is, and sketches of several processes are added up. After « DDSketch: a fast and fully-mergeable
 * quantile sketch with relative-error guarantees » (Masson, Rim, Lee, 2019), §2.1.
 */
export type Sketch = {
  count: number;
  /** Milliseconds. */
  total: number;
  max: number;
  /** How many durations fell into each bucket, by its number. */
  buckets: Map<number, number>;
};

/** The relative error of a quantile, at most. */
export const ACCURACY = 0.05;
const GAMMA = (1 + ACCURACY) / (1 - ACCURACY);
const LOG_GAMMA = Math.log(GAMMA);
/** Shorter than a microsecond counts as one; longer than a day as one: the number of buckets is bounded. */
const SHORTEST_MS = 0.001;
const LONGEST_MS = DAY_MS;

export function emptySketch(): Sketch {
  return { count: 0, total: 0, max: 0, buckets: new Map() };
}

/** Counts a duration in milliseconds. */
export function addDuration(sketch: Sketch, milliseconds: number): void {
  const bounded = Math.min(Math.max(milliseconds, SHORTEST_MS), LONGEST_MS);
  addToBucket(sketch, Math.ceil(Math.log(bounded) / LOG_GAMMA), 1);
  sketch.count += 1;
  sketch.total += milliseconds;
  sketch.max = Math.max(sketch.max, milliseconds);
}

/** Adds what another sketch has counted. */
export function addSketch(sketch: Sketch, other: Sketch): void {
  for (const [bucket, count] of other.buckets) addToBucket(sketch, bucket, count);
  sketch.count += other.count;
  sketch.total += other.total;
  sketch.max = Math.max(sketch.max, other.max);
}

function addToBucket(sketch: Sketch, bucket: number, count: number): void {
  sketch.buckets.set(bucket, (sketch.buckets.get(bucket) ?? 0) + count);
}

/**
 * The duration below which a share of those counted lie, in milliseconds; null where there is none.
 *
 * @param share from 0 to 1.
 */
export function quantile({ count, max, buckets }: Sketch, share: number): number | null {
  if (count === 0) return null;
  const rank = share * (count - 1);
  let below = 0;
  for (const [bucket, within] of [...buckets].sort(([one], [other]) => one - other)) {
    below += within;
    // The value that is as far, relatively, from both bounds of its bucket.
    if (below > rank) return Math.min((2 * GAMMA ** bucket) / (GAMMA + 1), max);
  }
  return max;
}
