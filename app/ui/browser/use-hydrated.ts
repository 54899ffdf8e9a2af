import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run already: false on the server and until the page has come alive. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
