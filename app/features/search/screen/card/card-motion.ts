import { motionAllowed, watchFrames } from '#app/ui/browser/motion.ts';
import type { Side } from '../moves/move.ts';

/** Durations of the specification (§9), in milliseconds. */
const DECK_STEP = 800;
const ANSWER_SWIPE = 600;
const HIDE_ANSWERED = 400;
const CANCEL_SWIPE = 400;
const REVEAL = 800;
/** For so long after a deck appears, its cards are not animated. */
export const ANIMATIONS_OFF_MS = 500;

const EASE_OUT = 'cubic-bezier(0.2, 0.9, 0.25, 1)';

function run(
  element: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  duration: number,
  easing = EASE_OUT,
  fill: FillMode = 'none',
): Animation | null {
  if (!motionAllowed()) return null;
  watchFrames(duration);
  return element.animate(frames, { duration, easing, fill });
}

/**
 * Animates a card out of the deck. At first it is the card itself, which a browser moves without another layout: a tap
 * is seen to count at once. A copy of it goes on from the returned call on, when the card is about to show the next step.
 *
 * @param shift where a drag has already brought the card, in pixels.
 */
export function animateOut(card: HTMLElement, exit: Side | 'down', shift = 0): () => void {
  const [frames, duration] = exitFrames(exit, shift);
  const leaving = run(card, frames, duration, EASE_OUT, 'forwards');
  if (!leaving) {
    card.style.visibility = 'hidden';
    return () => {
      card.style.visibility = '';
    };
  }
  return () => {
    if (leaving.playState === 'running' && leaving.effect instanceof KeyframeEffect) {
      const copy = leavingCopy(card);
      leaving.effect.target = copy;
      leaving.onfinish = leaving.oncancel = () => copy.remove();
      card.after(copy);
    } else leaving.cancel();
  };
}

function leavingCopy(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset.leaving = '';
  for (const named of copy.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  return copy;
}

function exitFrames(exit: Side | 'down', shift: number): [PropertyIndexedKeyframes, number] {
  if (exit === 'down') {
    return [
      { transform: ['none', 'translateY(2rem) scale(0.92)'], opacity: [1, 0] },
      HIDE_ANSWERED,
    ];
  }
  const transform = [dragTransform(shift), dragTransform(exitShift(exit))];
  return [{ transform, opacity: [1, 1, 0] }, ANSWER_SWIPE];
}

function exitShift(side: Side): number {
  return (side === 'left' ? -1 : 1) * Math.min(window.innerWidth, 900);
}

/** The CSS transform of a card that is dragged by so many pixels: it tilts to that side. */
export function dragTransform(shift: number): string {
  return `translateX(${shift}px) rotate(${Math.max(-14, Math.min(14, shift / 22))}deg)`;
}

/** Animates a card back to its place that was not dragged far enough. */
export function animateBack(card: HTMLElement, shift: number): void {
  run(card, { transform: [dragTransform(shift), 'none'] }, CANCEL_SWIPE);
}

/** Animates the next card to the top of the deck; a wrapped one is unwrapped at the same time. */
export function animateIn(card: HTMLElement): void {
  run(card, { transform: ['translateY(0.75rem) rotate(1.6deg) scale(0.96)', 'none'] }, DECK_STEP);
  const wrapping = card.querySelector('[data-wrapping]');
  if (!wrapping) return;
  run(
    wrapping,
    {
      visibility: ['visible', 'visible', 'visible'],
      opacity: [1, 1, 0],
      transform: ['none', 'none', 'scale(1.12) rotate(-3deg)'],
      offset: [0, 0.4, 1],
    },
    REVEAL,
    'ease-in',
  );
}

/** Turns a card over; `change` happens when it is seen from the edge. */
export function flip(card: HTMLElement, change: () => void): void {
  const half = run(
    card,
    { transform: ['perspective(60rem) rotateY(0deg)', 'perspective(60rem) rotateY(90deg)'] },
    HIDE_ANSWERED / 2,
    'ease-in',
  );
  if (!half) {
    change();
    return;
  }
  half.onfinish = () => {
    change();
    run(
      card,
      { transform: ['perspective(60rem) rotateY(-90deg)', 'perspective(60rem) rotateY(0deg)'] },
      HIDE_ANSWERED / 2,
      'ease-out',
    );
  };
}
