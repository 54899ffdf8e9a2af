import { type MouseEvent, useRef } from 'react';

/** How long after a click, in milliseconds, and how near to it, in CSS pixels, another is its echo. */
const ECHO_MS = 500;
const ECHO_PIXELS = 24;

/**
 * Takes a double click for the one that was meant: what the first one brought under the finger was not aimed at. Clicks
 * by keyboard, which have no place, all count.
 *
 * @returns the handler for the capture phase, around all that may be clicked.
 */
export function useOneClick(): (event: MouseEvent) => void {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event) => {
    if (event.detail === 0) return;
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const away = Math.hypot(x - last.current.x, y - last.current.y);
    if (time - last.current.time < ECHO_MS && away < ECHO_PIXELS) {
      event.preventDefault();
      event.stopPropagation();
    } else last.current = { time, x, y };
  };
}
