import { useEffect, useState } from 'react';
import { clientState, updateState } from './store.ts';

/**
 * Whether something is on in this visit, and how to change that: single keys that press buttons, or remarks about
 * answers. On while the page hydrates.
 */
export function useSwitch(
  name: 'shortcuts' | 'remarks',
): [on: boolean, change: (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(clientState()[name]), [name]);
  const change = (next: boolean) => {
    updateState({ [name]: next });
    setOn(next);
  };
  return [on, change];
}
