import { useEffect, useState } from 'react';
import { clientState, updateState } from './store.ts';

/** Whether single keys are on in this visit, and how to change that. */
export function useShortcutSwitch(): [on: boolean, change: (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(clientState().shortcuts), []);
  const change = (next: boolean) => {
    updateState({ shortcuts: next });
    setOn(next);
  };
  return [on, change];
}
