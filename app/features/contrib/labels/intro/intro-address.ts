import { EXAMPLES } from './examples.ts';

/** Parameters of the introduction: the example that is shown, and the label that was chosen for it. */
export const INTRO = { example: 'example', said: 'said' } as const;

/**
 * The example that the address asks for, from 1; null for none. Somebody who has never labelled anything begins with the
 * first; those who have may ask for it.
 */
export function introPlace(parameters: URLSearchParams, given: number): number | null {
  const asked = parameters.get(INTRO.example);
  if (asked === null) return given === 0 ? 1 : null;
  const place = Number(asked);
  return Number.isInteger(place) && place >= 1 && place <= EXAMPLES.length ? place : null;
}
