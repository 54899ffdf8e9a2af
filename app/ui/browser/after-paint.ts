/**
 * Runs something once the browser has shown what the present event changed, such as a pressed button: what takes long does
 * not keep the visitor waiting for that. Browser only.
 */
export function afterPaint(run: () => void): void {
  // A hidden page has no frames.
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run));
}
