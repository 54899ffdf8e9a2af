import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Lets something that is shown go by itself after `ms` milliseconds, unless somebody takes hold of it: the focus that
 * enters it or a finger on it calls `hold`, and then it stays.
 *
 * @param onGone called once, when its time is over.
 */
export function useVanishing(shown: boolean, ms: number, onGone: () => void) {
  const [held, setHeld] = useState(false);
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => gone(), ms);
    return () => clearTimeout(timer);
  }, [shown, held, ms]);

  return { held, hold: () => setHeld(true) };
}
