import { motionAllowed, watchFrames } from '#app/ui/browser/motion.ts';
import type { Side } from '../moves/move.ts';

/** Durations of the specification (§9), in milliseconds. */
const DECK_STEP = 800;
const ANSWER_SWIPE = 600;
const HIDE_ANSWERED = 400;
const CANCEL_SWIPE = 400;
const REVEAL = 800;
/** A deck that has just appeared stands still for so long. */
export const WARM_UP = 500;

const EASE_OUT = 'cubic-bezier(0.2, 0.9, 0.25, 1)';

function run(
  element: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  duration: number,
  easing = EASE_OUT,
): Animation | null {
  if (!motionAllowed()) return null;
  watchFrames(duration);
  return element.animate(frames, { duration, easing });
}

/**
 * Lets a copy of the card leave the deck while the card itself already makes room for the next one.
 *
 * @param shift where a drag has already brought the card, in pixels.
 */
export function sendAway(card: HTMLElement, exit: Side | 'down', shift = 0): void {
  if (!motionAllowed() || !card.parentElement) return;
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset.leaving = exit;
  for (const named of copy.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  card.parentElement.append(copy);
  const leaving =
    exit === 'down'
      ? run(
          copy,
          { transform: ['none', 'translateY(2rem) scale(0.92)'], opacity: [1, 0] },
          HIDE_ANSWERED,
        )
      : run(copy, { transform: [lean(shift), lean(away(exit))], opacity: [1, 1, 0] }, ANSWER_SWIPE);
  const remove = () => copy.remove();
  if (leaving) leaving.onfinish = leaving.oncancel = remove;
  else remove();
}

function away(side: Side): number {
  return (side === 'left' ? -1 : 1) * Math.min(window.innerWidth, 900);
}

/** A card dragged by so many pixels leans into the drag. */
export function lean(shift: number): string {
  return `translateX(${shift}px) rotate(${Math.max(-14, Math.min(14, shift / 22))}deg)`;
}

/** Brings a card back that was not dragged far enough. */
export function bringBack(card: HTMLElement, shift: number): void {
  run(card, { transform: [lean(shift), 'none'] }, CANCEL_SWIPE);
}

/** The next card steps forward out of the deck; a wrapped one is unwrapped at the same time. */
export function stepForward(card: HTMLElement): void {
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
