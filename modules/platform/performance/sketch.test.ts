import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCURACY, addDuration, addSketch, emptySketch, quantile, type Sketch } from './sketch.ts';

const durations = fc.array(fc.double({ min: 0.002, max: 80_000_000, noNaN: true }), {
  minLength: 1,
  maxLength: 200,
});

function sketchOf(values: readonly number[]): Sketch {
  const sketch = emptySketch();
  for (const value of values) addDuration(sketch, value);
  return sketch;
}

test('a quantile is within the accuracy of the duration at its rank', () => {
  fc.assert(
    fc.property(durations, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const sorted = [...values].sort((one, other) => one - other);
      const exact = sorted[Math.floor(share * (sorted.length - 1))]!;
      const error = Math.abs(quantile(sketchOf(values), share)! - exact) / exact;
      expect(error).toBeLessThanOrEqual(ACCURACY + 1e-9);
    }),
  );
});

test('sketches of two processes add up to that of both', () => {
  fc.assert(
    fc.property(durations, durations, (one, other) => {
      const sum = sketchOf(one);
      addSketch(sum, sketchOf(other));
      const both = sketchOf([...one, ...other]);
      expect(sum).toEqual({ ...both, total: expect.closeTo(both.total, 3) });
    }),
  );
});

test('nothing has no quantile', () => {
  expect(quantile(emptySketch(), 0.5)).toBeNull();
});

test('a duration out of all bounds is counted like the nearest', () => {
  const sketch = sketchOf([0, -1, Number.MAX_VALUE]);
  expect(sketch.count).toBe(3);
  expect(sketch.buckets.size).toBe(2);
});
