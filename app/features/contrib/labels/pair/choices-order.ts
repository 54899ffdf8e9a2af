import { LABEL_NONE, LABELS, type Label, labelStrength } from '#modules/catalogue/shared.ts';

export const DIRECTIONS = ['no', 'yes'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** From the weakest: Better, Desired, Needed. */
export const STRENGTHS = [1, 2, 3] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The label of a direction and a strength. */
export function labelOf(direction: Direction, strength: Strength): Label {
  return LABELS[LABEL_NONE + (direction === 'yes' ? strength : -strength)]!;
}

/** The direction and strength of a label; null for None. */
export function partsOf(label: Label): { direction: Direction; strength: Strength } | null {
  const signed = labelStrength(label);
  if (signed === 0) return null;
  return { direction: signed > 0 ? 'yes' : 'no', strength: Math.abs(signed) as Strength };
}

/** Keys that choose a direction, whose strength a digit then gives. */
export const DIRECTION_KEY: Record<Direction, string> = { yes: 'o', no: 'n' };
export const NONE_KEY = 'r';

/** One key for both, in the row where the fingers rest, which AZERTY and QWERTY share: the farther out, the stronger. */
export const LABEL_KEY: Record<Direction, Record<Strength, string>> = {
  no: { 1: 'f', 2: 'd', 3: 's' },
  yes: { 1: 'j', 2: 'k', 3: 'l' },
};
