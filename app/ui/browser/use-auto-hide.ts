import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Hides something after `ms` milliseconds, unless `hold` was called: when the focus enters it, or a finger touches it.
 *
 * @param onHide called once, when the time is over.
 */
export function useAutoHide(shown: boolean, ms: number, onHide: () => void) {
  const [held, setHeld] = useState(false);
  const hide = useEffectEvent(onHide);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => hide(), ms);
    return () => clearTimeout(timer);
  }, [shown, held, ms]);

  return { held, hold: () => setHeld(true) };
}
