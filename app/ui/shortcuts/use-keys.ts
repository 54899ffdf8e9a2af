import { type RefObject, useEffect } from 'react';
import { controlOfKey, isPlainKey, isTakenByFocus } from './keys.ts';

/**
 * Single keys of a page: each presses the visible control that names it in `data-key`, wherever the focus is but in a
 * field that is typed in or a dialog. Enter presses its control only while no other control has the focus.
 */
export function useKeys(rootRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || isTakenByFocus(event)) return;
      const key = keyOf(event);
      if (key === 'enter' && isControl(event.target)) return;
      const control = controlOfKey(rootRef.current, key);
      if (!control) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [rootRef]);
}

/** Digits by their place, since they need Shift on French keyboards; everything else by what it types. */
function keyOf({ key, code }: KeyboardEvent): string {
  return /^Digit\d$/.test(code) ? code.slice(-1) : key.toLowerCase();
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('a, button, summary, input, [tabindex="0"]');
}
