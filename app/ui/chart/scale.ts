import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';

/** The axis of values: `ticks` go from `min` to `max` in equal steps of 1, 2 or 5 times a power of ten. */
export type Scale = { min: number; max: number; ticks: number[] };

/** A scale that holds all values and zero, with about `count` steps. Whole numbers get whole ticks. */
export function niceScale(values: readonly number[], count: number): Scale {
  const [lowest = 0, highest = 0] = extent([0, ...values]);
  const top = highest === lowest ? lowest + 1 : highest;
  const scale = scaleLinear([lowest, top], [0, 1]).nice(count);
  const [min = 0, max = 1] = scale.domain();
  const isWhole = values.every(Number.isInteger);
  return {
    min,
    max,
    ticks: scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick)),
  };
}

/** Where a value stands on a scale, from 0 at its lower end to 100. */
export function percentOf({ min, max }: Pick<Scale, 'min' | 'max'>, value: number): number {
  return Math.round(scaleLinear([min, max], [0, 100])(value) * 100) / 100;
}
