import { hashText, randomNumbers } from '#modules/platform/shared.ts';

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

/** A stream of random numbers for each seed; strings are seeds too, so that streams can be named. */
export function randomFrom(seed: number | string): Random {
  const number = randomNumbers(typeof seed === 'number' ? seed : hashText(seed));
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
