import { type RefObject, useLayoutEffect } from 'react';
import { controlOfKey, isPlainKey, isTakenByFocus } from '#app/ui/shortcuts/keys.ts';
import { isTooEarly } from '../moves/early-taps.ts';
import type { Side } from '../moves/move.ts';

const SIDES: Record<string, Side | undefined> = { ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * Keys of the search: each button or radio names its own in `data-key`, the arrows swipe. They act while the focus is
 * in the card or its controls, or nowhere; not with modifiers, nor while something is being typed.
 *
 * @param areaRef the card and its controls, the latter with the class `early-taps`.
 * @param onSwipe null while there is nothing to swipe, or keys are switched off.
 */
export function useShortcuts(
  screenRef: RefObject<HTMLElement | null>,
  areaRef: RefObject<HTMLElement | null>,
  onSwipe: ((side: Side) => void) | null,
): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const area = areaRef.current;
      if (!area || !isPlainKey(event) || !isWithin(area, event.target) || isTyping(event)) return;
      const side = SIDES[event.key];
      const target = side ? undefined : controlOfKey(screenRef.current, event.key.toLowerCase());
      if (!side && !target) return;
      if (target) event.preventDefault();
      if (isTooEarly(area.querySelector('.early-taps'), event.timeStamp)) return;
      if (side) onSwipe?.(side);
      target?.click();
      if (target instanceof HTMLInputElement) target.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [screenRef, areaRef, onSwipe]);
}

function isWithin(area: HTMLElement, target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Node && area.contains(target));
}

/** Whether a key goes to what has the focus. Radio buttons hold no text: they take only the arrows that choose among them. */
function isTyping(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (target instanceof HTMLInputElement && target.type === 'radio') return key in SIDES;
  return isTakenByFocus(event);
}
