import { type Gathered, HIGHLIGHTS_MAX } from '#modules/engine/shared.ts';
import { hashText } from '#modules/platform/shared.ts';
import { progressText } from '../../text.ts';

/**
 * How far the parcel is unwrapped, from 0 to 1: the share that the search has of the information it takes to get from all
 * ideas, equally likely, down to as many as the highlights.
 */
export function unwrappedShare({ inPlay, all }: Gathered): number {
  if (inPlay <= HIGHLIGHTS_MAX) return 1;
  return Math.log(all / inPlay) / Math.log(all / HIGHLIGHTS_MAX);
}

/** A number rounded to be read: exact up to 20, to tens below 200, to hundreds from there. */
export function roughly(count: number): number {
  const step = count <= 20 ? 1 : count < 200 ? 10 : 100;
  return Math.round(count / step) * step;
}

/** By how many times there are more ideas in play where that is worth saying. */
const CLEARLY_MORE = 1.2;

/** Whether an answer brought so many ideas back that the visitor is told. */
export function hasClearlyMore(count: number, before: number): boolean {
  return count > CLEARLY_MORE * before;
}

/**
 * What is said of a parcel that is unwrapped so far: visits begin in other words, and steps that follow each other differ where
 * they have the same to say.
 */
export function stageWords(share: number, sid: string, step: number): string {
  const { stages } = progressText;
  return wordingOf(
    stages[Math.min(Math.floor(share * stages.length), stages.length - 1)]!,
    sid,
    step,
  );
}

/** What is said of the first step where hints were given: visits with the same hints begin in other words. */
export function openingWords(kind: 'question' | 'idea', sid: string): string {
  return wordingOf(progressText.openings[kind], sid);
}

/** One of the wordings, which the visit chooses; another at the next step. */
function wordingOf(wordings: readonly string[], sid: string, step = 0): string {
  return wordings[(hashText(sid) + step) % wordings.length]!;
}
