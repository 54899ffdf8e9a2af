/** The axis of values: `ticks` go from `min` to `max` in equal steps of 1, 2 or 5 times a power of ten. */
export type Scale = { min: number; max: number; ticks: number[] };

/**
 * A scale that holds all values and zero, with at most `count` steps, or one more where both signs occur. Whole numbers
 * get whole ticks.
 */
export function niceScale(values: readonly number[], count: number): Scale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest || 1;
  const step = Math.max(niceStep(span / count), values.every(Number.isInteger) ? 1 : 0);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    clean((first + index) * step),
  );
  return { min: clean(first * step), max: clean(last * step), ticks };
}

/** The least 1, 2 or 5 times a power of ten that is not below a size. */
function niceStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((each) => each * power >= size * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Without the last digits that multiplying fractions adds. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}

/** Where a value stands on a scale, from 0 at its lower end to 100. */
export function percentOf({ min, max }: Pick<Scale, 'min' | 'max'>, value: number): number {
  return Math.round(((value - min) / (max - min)) * 1e4) / 100;
}
