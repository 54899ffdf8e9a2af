import { type RefObject, useEffect } from 'react';
import type { Side } from './move.ts';

const SIDES: Record<string, Side | undefined> = { ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * Keys of the search: each button or radio names its own in `data-key`, the arrows swipe. Ignored with
 * modifiers, and while something is being typed.
 */
export function useShortcuts(
  screenRef: RefObject<HTMLElement | null>,
  onSwipe: ((side: Side) => void) | null,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented || isTyping(event))
        return;
      const side = SIDES[event.key];
      if (side) {
        onSwipe?.(side);
        return;
      }
      const target = findByKey(screenRef.current, event.key.toLowerCase());
      if (!target) return;
      event.preventDefault();
      target.click();
      if (target instanceof HTMLInputElement) target.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [screenRef, onSwipe]);
}

/** The first visible control with this key: hidden steps of the feedback keep theirs to themselves. */
function findByKey(screen: HTMLElement | null, key: string): HTMLElement | undefined {
  if (!screen || !/^[a-z0-9]$/.test(key)) return undefined;
  const named = screen.querySelectorAll<HTMLElement>(`[data-key="${key}"]`);
  return [...named].find((control) => control.checkVisibility() && !control.closest('[inert]'));
}

/**
 * Radio buttons hold no text: keys pass them by, but for the arrows that choose among them. A dialog has its keys to
 * itself.
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
