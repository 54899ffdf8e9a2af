import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_MS = 1500;
const SLOWEST_MS = 60_000;
const GROWTH = 1.2;

/** Reads the page's data again by itself while it waits for what the worker makes, less and less often. */
export function usePolling(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const readings = useRef(0);
  useEffect(() => {
    if (!isWaiting) readings.current = 0;
    if (!isWaiting || state !== 'idle') return;
    const wait = Math.min(SLOWEST_MS, FIRST_MS * GROWTH ** readings.current);
    const timer = setTimeout(() => {
      readings.current += 1;
      revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [isWaiting, revalidate, state]);
}
