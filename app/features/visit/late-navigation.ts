import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { pushError } from '#app/ui/browser/queries.ts';
import { LATE_ERROR } from '#app/ui/text/errors.ts';
import { postSearch } from './post-search.ts';
import { clientState, updateState } from './store.ts';

/** How long the scripts of a page may take to come, in ms. */
const CHUNK_TIMEOUT = 120_000;

/** A page that the router cannot show within two minutes is asked for as a whole document. */
export function useLateNavigation(): void {
  const { location: target } = useNavigation();
  useEffect(() => {
    if (!target) return;
    const leave = () => {
      pushError(LATE_ERROR);
      if (!postStart()) location.assign(target.pathname + target.search + target.hash);
    };
    const timer = setTimeout(leave, CHUNK_TIMEOUT);
    return () => clearTimeout(timer);
  }, [target]);
}

/**
 * Starts the search that was asked for as a plain form does, where its screen did not come; false when none was.
 * React Router reloads the page when a script of the next one fails.
 */
export function postStart(): boolean {
  if (!clientState().isStarting) return false;
  updateState({ isStarting: false });
  postSearch(null, null);
  return true;
}

/** Whether this page was loaded again by its own address. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
