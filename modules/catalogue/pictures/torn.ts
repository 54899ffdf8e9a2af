import type { Random } from './seed.ts';

export type Point = readonly [number, number];

/** The ways a sheet is torn open: a hole, a band across, or a slanted band. */
export const TEARS = ['hole', 'band', 'slant'] as const;
export type Tear = (typeof TEARS)[number];

/**
 * The opening torn into a sheet of side `size`, as two closed outlines: `edge` where the printed side ends, and
 * `lip` inside it where the white fibre of the paper ends.
 */
export function tearOpen(
  tear: Tear,
  size: number,
  reach: { width: number; height: number },
  random: Random,
): { edge: Point[]; lip: Point[] } {
  return tear === 'hole' ? hole(size, reach, random) : band(size, reach.height, tear, random);
}

/** A smooth wobble over [0, 1): a few sines of falling strength. */
function wobble(random: Random, strength: number, waves: readonly number[]): (t: number) => number {
  const parts = waves.map((wave) => ({
    wave,
    phase: random.between(0, Math.PI * 2),
    amount: (strength * random.between(0.5, 1)) / Math.sqrt(wave),
  }));
  return (t) =>
    parts.reduce(
      (sum, { wave, phase, amount }) => sum + amount * Math.sin(phase + t * wave * 2 * Math.PI),
      0,
    );
}

function hole(size: number, reach: { width: number; height: number }, random: Random) {
  const steps = 150;
  const shape = wobble(random, 0.045, [2, 3, 5, 7]);
  const fibre = wobble(random, 0.022, [2, 3, 4, 9]);
  const middle = size / 2;
  const outline = (inset: number, grain: number, lip: boolean): Point[] =>
    Array.from({ length: steps }, (_, i) => {
      const t = i / steps;
      const angle = t * Math.PI * 2;
      const width = lip ? Math.max(0.012, 0.035 + fibre(t)) : 0;
      const factor = 1 + shape(t) - inset - width + random.between(-grain, grain);
      return [
        middle + Math.cos(angle) * (reach.width / 2) * factor,
        middle + Math.sin(angle) * (reach.height / 2) * factor,
      ];
    });
  return { edge: outline(0, 0.008, false), lip: outline(0, 0.006, true) };
}

function band(size: number, height: number, tear: 'band' | 'slant', random: Random) {
  const steps = 64;
  const slope = tear === 'slant' ? random.pick([-0.22, 0.22]) : random.between(-0.04, 0.04);
  const sides = [-1, 1].map((side) => ({
    side,
    shape: wobble(random, 16, [1, 2, 3, 5]),
    fibre: wobble(random, 6, [1, 2, 5, 8]),
  }));
  const overshoot = 30;
  const outline = (lip: boolean): Point[] =>
    sides.flatMap(({ side, shape, fibre }) => {
      const points = Array.from({ length: steps + 1 }, (_, i): Point => {
        const t = i / steps;
        const x = -overshoot + t * (size + 2 * overshoot);
        const width = lip ? Math.max(4, 11 + fibre(t)) : 0;
        const reach = height / 2 + shape(t) - width + random.between(-1.8, 1.8);
        return [x, size / 2 + (x - size / 2) * slope + side * reach];
      });
      return side < 0 ? points : points.reverse();
    });
  return { edge: outline(false), lip: outline(true) };
}

/** A closed SVG path through the points. */
export function pathThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
