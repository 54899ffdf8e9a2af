import { type Gathered, HIGHLIGHTS_MAX } from '#modules/engine/shared.ts';

/**
 * How far the parcel is unwrapped, from 0 to 1: how much of the information the search has that leads from all ideas,
 * each as likely, to no more of them than lie beside the cards.
 */
export function unwrappedShare({ inPlay, all }: Gathered): number {
  if (inPlay <= HIGHLIGHTS_MAX) return 1;
  return Math.log(all / inPlay) / Math.log(all / HIGHLIGHTS_MAX);
}

/** A number as people say it who do not count: exact up to twenty, then in tens, then in hundreds. */
export function roughly(count: number): number {
  const step = count <= 20 ? 1 : count < 200 ? 10 : 100;
  return Math.round(count / step) * step;
}
