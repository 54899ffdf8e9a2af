import { randomNumbers } from '#modules/platform/shared.ts';

export type Random = {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** One item of the list, all equally likely. */
  pick<T>(list: readonly T[]): T;
};

/** A reproducible random number generator. */
export function seededRandom(seed: number): Random {
  const next = randomNumbers(seed);
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
  };
}
