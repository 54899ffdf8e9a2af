import { logistic } from './targets.ts';

/** A non-decreasing function of a score, by points between which it is linear. */
export type Calibration = { scores: Float64Array; chances: Float64Array };

/** Pairs of neighbouring scores that are taken together before anything is compared. */
const PAIRS_PER_STEP = 40;

/**
 * The non-decreasing function that fits outcomes best by squares: isotonic regression by pool adjacent violators (Ayer et
 * al. 1955; Zadrozny, Elkan 2002). Each step counts, as one pair more, what its own scores predict: no chance is 0 or 1.
 *
 * @param scores log-odds. @param outcomes 1 where positive, else 0.
 */
export function fitCalibration(scores: Float64Array, outcomes: Uint8Array): Calibration {
  const order = Uint32Array.from(scores, (_, place) => place);
  order.sort((one, other) => scores[one]! - scores[other]!);
  const blocks: { score: number; positives: number; pairs: number }[] = [];
  for (let start = 0; start < order.length; start += PAIRS_PER_STEP) {
    const step = order.subarray(start, start + PAIRS_PER_STEP);
    let score = 0;
    let positives = 0;
    for (const place of step) {
      score += scores[place]! / step.length;
      positives += outcomes[place]!;
    }
    let block = { score, positives: positives + logistic(score), pairs: step.length + 1 };
    while (blocks.length > 0 && chanceOf(blocks.at(-1)!) >= chanceOf(block)) {
      const before = blocks.pop()!;
      const pairs = before.pairs + block.pairs;
      block = {
        score: (before.score * before.pairs + block.score * block.pairs) / pairs,
        positives: before.positives + block.positives,
        pairs,
      };
    }
    blocks.push(block);
  }
  return {
    scores: Float64Array.from(blocks, ({ score }) => score),
    chances: Float64Array.from(blocks, chanceOf),
  };
}

function chanceOf({ positives, pairs }: { positives: number; pairs: number }): number {
  return positives / pairs;
}

/** The chance at a score; beyond the points that of the last one. */
export function calibrate({ scores, chances }: Calibration, score: number): number {
  const last = scores.length - 1;
  if (last < 0) return logistic(score);
  if (score <= scores[0]!) return chances[0]!;
  if (score >= scores[last]!) return chances[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (scores[middle]! <= score) low = middle;
    else high = middle;
  }
  const part = (score - scores[low]!) / (scores[high]! - scores[low]!);
  return chances[low]! + part * (chances[high]! - chances[low]!);
}
