import { type RefObject, useLayoutEffect } from 'react';
import { isTooEarly } from '#app/ui/early-taps/early-taps.ts';
import { controlOfKey, isPlainKey, isTakenByFocus } from '#app/ui/shortcuts/keys.ts';
import type { Side } from '../moves/move.ts';

const SIDES: Record<string, Side | undefined> = { ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * Keys of the search: each button or radio names its own in `data-key`, the arrows swipe. They act while the focus is
 * in a part of the screen that has `data-takes-keys`, or nowhere; not with modifiers, nor while something is being typed.
 *
 * @param controlsRef what can be pressed about the card, with the class `early-taps`.
 * @param onSwipe null while there is nothing to swipe, or keys are switched off.
 */
export function useShortcuts(
  screenRef: RefObject<HTMLElement | null>,
  controlsRef: RefObject<HTMLElement | null>,
  onSwipe: ((side: Side) => void) | null,
): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || !takesKeys(event.target) || isTyping(event)) return;
      const side = SIDES[event.key];
      const target = side ? undefined : controlOfKey(screenRef.current, event.key.toLowerCase());
      if (!side && !target) return;
      if (target) event.preventDefault();
      if (isTooEarly(controlsRef.current, event.timeStamp)) return;
      if (side) onSwipe?.(side);
      target?.click();
      if (target instanceof HTMLInputElement) target.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [screenRef, controlsRef, onSwipe]);
}

function takesKeys(target: EventTarget | null): boolean {
  if (target === document.body) return true;
  return target instanceof Element && target.closest('[data-takes-keys]') !== null;
}

/** Whether a key goes to what has the focus. Radio buttons hold no text: they take only the arrows that choose among them. */
function isTyping(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (target instanceof HTMLInputElement && target.type === 'radio') return key in SIDES;
  return isTakenByFocus(event);
}
