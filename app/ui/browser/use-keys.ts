import { useEffect } from 'react';

/** The arrows stand for the keys that move through a list. */
const ARROWS: Readonly<Record<string, string>> = { ArrowDown: 'j', ArrowUp: 'k' };

/**
 * Single keys of a page: each presses the visible link or button that names it in `data-key`. Not with modifiers, nor
 * while something is being typed or a dialog is open.
 */
export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isTaken(event)) return;
      const key = ARROWS[event.key] ?? event.key.toLowerCase();
      if (!/^[a-z0-9]$/.test(key)) return;
      const named = document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`);
      const target = [...named].find((control) => control.checkVisibility());
      if (!target) return;
      event.preventDefault();
      // A key that is held down moves on, and does nothing twice.
      if (!event.repeat || target instanceof HTMLAnchorElement) target.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether a key belongs to what has the focus: a field that is typed in, a list that scrolls or chooses by arrows. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return (
    target.matches('input, textarea, select') || (key in ARROWS && target.matches('[tabindex="0"]'))
  );
}
