import type { MouseEvent } from 'react';

/**
 * Whether controls had only just appeared when they were pressed, and take no decision: the class of early-taps.css
 * keeps pointers from them by itself, with or without scripts; keys, and taps that a busy page handles late, have to be
 * checked here.
 *
 * @param at when the press was made, in milliseconds, as `timeStamp` of its event.
 */
export function isTooEarly(controls: Element | null, at: number): boolean {
  const animations = controls?.getAnimations() ?? [];
  return animations.some((animation) => {
    if (!(animation instanceof CSSAnimation)) return false;
    if (!animation.animationName.startsWith('early-taps')) return false;
    if (animation.playState !== 'finished' || animation.startTime === null) return true;
    const length = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    return at < Number(animation.startTime) + length;
  });
}

/** Ignores clicks on controls that had only just appeared: a handler for the capture phase, of all that holds any. */
export function ignoreEarlyClicks(event: MouseEvent): void {
  let guard = event.target instanceof Element ? event.target.closest('.early-taps') : null;
  while (guard) {
    if (isTooEarly(guard, event.timeStamp)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    guard = guard.parentElement?.closest('.early-taps') ?? null;
  }
}
