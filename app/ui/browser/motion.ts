/** Longest gap between two frames, in ms; a longer one turns animations off. */
const FRAME_GAP_MAX = 1000;

/** Whether the visitor wants animations and the browser is fast enough for them. Browser only. */
export function motionAllowed(): boolean {
  return (
    document.documentElement.dataset.motion !== 'off' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Watches the frames of an animation of `duration` ms; one gap too long turns off every later animation
 * of the page (`data-motion="off"` on the root element, read by base.css).
 */
export function watchFrames(duration: number): void {
  const start = performance.now();
  let last = start;
  const frame = () => {
    const now = performance.now();
    // A hidden page gets no frames, however fast the browser is.
    if (document.visibilityState === 'hidden') return;
    if (now - last > FRAME_GAP_MAX) {
      document.documentElement.dataset.motion = 'off';
      return;
    }
    last = now;
    if (now - start < duration) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
