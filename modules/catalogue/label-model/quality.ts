import type { CalibrationPoint, Quality } from './shared.ts';
import { OBVIOUS_CHANCE } from './shared.ts';

/** Bins of equal width for the calibration error. */
const BINS = 20;

/** How well chances predict outcomes; see Quality. @param outcomes 1 where positive, else 0. */
export function qualityOf(chances: Float32Array, outcomes: Uint8Array): Quality {
  const order = Uint32Array.from(chances, (_, place) => place);
  order.sort((one, other) => chances[other]! - chances[one]!);
  const positives = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  const negatives = chances.length - positives;
  let seen = 0;
  let area = 0;
  let precisions = 0;
  // Equal chances are one step: half of their pairs are in order.
  for (let start = 0; start < order.length; ) {
    let end = start;
    let here = 0;
    while (end < order.length && chances[order[end]!] === chances[order[start]!]) {
      here += outcomes[order[end++]!]!;
    }
    const others = end - start - here;
    area += others * (seen + here / 2);
    seen += here;
    precisions += here * (seen / end);
    start = end;
  }
  let obvious = 0;
  let obviousRight = 0;
  chances.forEach((chance, place) => {
    if (chance < OBVIOUS_CHANCE) return;
    obvious++;
    obviousRight += outcomes[place]!;
  });
  const curve = calibrationOf(chances, outcomes);
  const distance = curve.reduce(
    (sum, { predicted, observed, pairs }) => sum + pairs * Math.abs(predicted - observed),
    0,
  );
  return {
    pairs: chances.length,
    positives,
    auc: positives > 0 && negatives > 0 ? area / (positives * negatives) : null,
    averagePrecision: positives > 0 ? precisions / positives : null,
    calibrationError: chances.length === 0 ? 0 : distance / chances.length,
    obvious,
    obviousRight,
  };
}

/** The bins that are not empty (Naeini, Cooper, Hauskrecht 2015): mean chance and share of positive pairs of each. */
export function calibrationOf(chances: Float32Array, outcomes: Uint8Array): CalibrationPoint[] {
  const pairs = new Float64Array(BINS);
  const predicted = new Float64Array(BINS);
  const observed = new Float64Array(BINS);
  chances.forEach((chance, place) => {
    const bin = Math.min(BINS - 1, Math.floor(chance * BINS));
    pairs[bin]!++;
    predicted[bin]! += chance;
    observed[bin]! += outcomes[place]!;
  });
  return Array.from(pairs, (count, bin) => ({
    predicted: predicted[bin]! / count,
    observed: observed[bin]! / count,
    pairs: count,
  })).filter((point) => point.pairs > 0);
}
