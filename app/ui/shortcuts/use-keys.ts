import { useLayoutEffect } from 'react';
import { controlOfKey, isPlainKey, isTakenByFocus } from './keys.ts';

/** The arrows stand for the keys that move through a list. */
const ARROWS: Readonly<Record<string, string>> = { ArrowDown: 'j', ArrowUp: 'k' };

/**
 * Single keys of a page: each presses the visible control that names it in `data-key` (see `usePressedBy`), wherever the
 * focus is but in a field that is typed in or while a dialog is open. Enter presses its control only while no other
 * control has the focus.
 */
export function useKeys(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || isTaken(event)) return;
      const control = controlOfKey(document, keyOf(event));
      if (!control) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Digits by their place, since they need Shift on French keyboards; everything else by what it types. */
function keyOf({ key, code }: KeyboardEvent): string {
  return ARROWS[key] ?? (/^Digit\d$/.test(code) ? code.slice(-1) : key.toLowerCase());
}

/** Whether a key belongs to a dialog or to what has the focus, which may use arrows or Enter alone. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (document.querySelector('dialog:modal') || isTakenByFocus(event)) return true;
  if (!(target instanceof Element)) return false;
  if (key in ARROWS) return target.matches('[tabindex="0"], [type="radio"]');
  return key === 'Enter' && target.matches('a, button, summary, input, [tabindex="0"]');
}
