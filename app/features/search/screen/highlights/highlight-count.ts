import { useSyncExternalStore } from 'react';

/** Room beside the cards for three columns of three; search-screen.module.css has the same condition. */
const SIDE_ROOM = '(min-width: 68rem) and (min-height: 34rem)';
/** Height enough for a line of three below the cards. */
const LINE_ROOM = '(min-height: 47rem)';

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(SIDE_ROOM), matchMedia(LINE_ROOM)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function fitting(): number {
  if (matchMedia(SIDE_ROOM).matches) return 9;
  return matchMedia(LINE_ROOM).matches ? 3 : 0;
}

/** How many highlighted ideas fit the window now; 0 while hydrating. */
export function useHighlightCount(): number {
  return useSyncExternalStore(subscribe, fitting, () => 0);
}
