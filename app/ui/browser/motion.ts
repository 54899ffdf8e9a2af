/** Longest gap between two frames, in ms; a longer one turns animations off. */
const FRAME_GAP_MAX = 1000;

/** Whether the visitor wants animations and the browser is fast enough for them. Browser only. */
export function motionAllowed(): boolean {
  return (
    document.documentElement.dataset.motion !== 'off' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** How often frames are looked at, in ms: each look has the page make one that the browser may do without. */
const LOOK_EVERY = 200;

/**
 * Watches the frames of an animation of `duration` ms; one that is too late turns off every later animation
 * of the page (`data-motion="off"` on the root element, read by app.css).
 */
export function watchFrames(duration: number): void {
  const start = performance.now();
  let due = start;
  const frame = () => {
    const now = performance.now();
    // A hidden page gets no frames, however fast the browser is.
    if (document.visibilityState === 'hidden') return;
    if (now - due > FRAME_GAP_MAX) {
      document.documentElement.dataset.motion = 'off';
      return;
    }
    due = now + LOOK_EVERY;
    if (due - start < duration) setTimeout(() => requestAnimationFrame(frame), LOOK_EVERY);
  };
  requestAnimationFrame(frame);
}
