/** Animations are turned off for good when the browser leaves such a gap between two frames, in ms. */
const FRAME_GAP_MAX = 1000;

/** Whether animations are wanted and the browser keeps up with them. Browser only. */
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
    // A hidden page gets no frames: that says nothing of the browser.
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
