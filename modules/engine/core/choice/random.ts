/** A number from 0 to 1 that depends on nothing but the seed and the index (Wang's integer hash). */
export function tieBreak(seed: number, index: number): number {
  let x = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;
  x = (x ^ 61 ^ (x >>> 16)) >>> 0;
  x = (x + (x << 3)) >>> 0;
  x = (x ^ (x >>> 4)) >>> 0;
  x = Math.imul(x, 0x27d4eb2d) >>> 0;
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}
