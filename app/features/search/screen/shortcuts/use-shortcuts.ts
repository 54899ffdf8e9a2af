import { type RefObject, useEffect, useState } from 'react';
import { clientState, updateState } from '#app/features/visit/index.ts';
import { isTooEarly } from '../moves/early-taps.ts';
import type { Side } from '../moves/move.ts';

const SIDES: Record<string, Side | undefined> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** Whether single keys are on in this visit, and how to change that. */
export function useShortcutSwitch(): [on: boolean, change: (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(clientState().shortcuts), []);
  const change = (next: boolean) => {
    updateState({ shortcuts: next });
    setOn(next);
  };
  return [on, change];
}

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
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const area = areaRef.current;
      if (!area || !isPlain(event) || !isWithin(area, event.target) || isTyping(event)) return;
      const side = SIDES[event.key];
      const target = side ? undefined : findByKey(screenRef.current, event.key.toLowerCase());
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

function isPlain({ ctrlKey, metaKey, altKey, repeat, defaultPrevented }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || repeat || defaultPrevented);
}

function isWithin(area: HTMLElement, target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Node && area.contains(target));
}

/** The first visible control with this key: hidden steps of the feedback do not count. */
function findByKey(screen: HTMLElement | null, key: string): HTMLElement | undefined {
  if (!screen || !/^[a-z0-9]$/.test(key)) return undefined;
  const named = screen.querySelectorAll<HTMLElement>(`[data-key="${key}"]`);
  return [...named].find((control) => control.checkVisibility() && !control.closest('[inert]'));
}

/**
 * Whether a key goes to what has the focus. Radio buttons hold no text: they take only the arrows that choose among
 * them. A dialog takes every key.
 */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && target.type === 'radio') return key in SIDES;
  return (
    (target instanceof Element && target.closest('dialog') !== null) ||
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
