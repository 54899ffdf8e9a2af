/** Whether a key is pressed alone, once, and nothing else has used it. */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  return !(ctrlKey || metaKey || altKey || repeat || defaultPrevented);
}

/** The first visible control within an element that names a key in `data-key`, alone or among others; hidden steps do not count. */
export function controlOfKey(within: ParentNode | null, key: string): HTMLElement | undefined {
  if (!within || !/^([a-z0-9]|enter)$/.test(key)) return undefined;
  const named = within.querySelectorAll<HTMLElement>(`[data-key~="${key}"]`);
  return [...named].find((control) => control.checkVisibility() && !control.closest('[inert]'));
}

/** Whether a key goes to what has the focus: a field that is typed in, or a dialog, which takes every key. */
export function isTakenByFocus({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isBox = target.matches('[type="radio"], [type="checkbox"]');
  return target.closest('dialog') !== null || (!isBox && target.matches('input, textarea, select'));
}
