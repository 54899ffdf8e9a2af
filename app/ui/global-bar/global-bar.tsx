import { useEffect, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { dismissError, useQueries } from '../browser/queries.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { layoutText as text } from '../text/layout.ts';
import styles from './global-bar.module.css';

/** Pending queries are shown after so many ms. Most answers arrive sooner: the bar does not flicker for them. */
const SHOW_AFTER_MS = 400;

/** The number of pending queries, and the errors of the moment: a click dismisses one. */
export function GlobalBar() {
  const { pending, errors } = useQueries();
  const count = pending + useRouterQueries();
  const hasLasted = useHasLasted(count > 0, SHOW_AFTER_MS);
  return (
    <div className={styles.bar}>
      <p className={styles.pending} role="status">
        {hasLasted && text.pending(count)}
      </p>
      <div className={styles.errors} role="alert">
        {errors.map(({ id, message }) => (
          <button key={id} type="button" className={styles.error} onClick={() => dismissError(id)}>
            <span>{message}</span>
            <CloseIcon />
            <span className="visually-hidden">{text.dismiss}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Requests of the router: navigations, revalidations and forms that stay on the page. */
function useRouterQueries(): number {
  const navigating = useNavigation().state !== 'idle';
  const revalidating = useRevalidator().state !== 'idle';
  const fetching = useFetchers().filter(({ state }) => state !== 'idle');
  return Number(navigating) + Number(revalidating) + fetching.length;
}

/** Whether a state has lasted for so many milliseconds. */
function useHasLasted(state: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [state, ms]);
  return state && hasLasted;
}
