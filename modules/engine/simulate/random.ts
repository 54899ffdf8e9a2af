/** Random numbers that a seed reproduces. */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  number(): number;
  /** An integer from 0 to `count` - 1. */
  index(count: number): number;
  /** True with chance `p`. */
  flip(p: number): boolean;
  between(low: number, high: number): number;
  /** Standard normal (Box–Muller). */
  normal(): number;
  pick<T>(list: readonly T[]): T;
};

/** A stream of random numbers for each seed (mulberry32); strings are seeds too, so that streams can be named. */
export function randomFrom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const index = (count: number) => Math.floor(number() * count);
  return {
    number,
    index,
    flip: (p) => number() < p,
    between: (low, high) => low + (high - low) * number(),
    normal: () => Math.sqrt(-2 * Math.log(1 - number())) * Math.cos(2 * Math.PI * number()),
    pick: (list) => list[index(list.length)]!,
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
