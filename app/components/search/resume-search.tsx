import { Link, useLocation } from 'react-router';
import { keptAddress } from '#app/client/kept-address.ts';
import { clientState } from '#app/client/store.ts';
import { useLive } from '#app/client/use-live.ts';
import { VisuallyHidden } from '#app/components/visually-hidden/visually-hidden.tsx';
import { searchText } from '#app/text/search.ts';
import styles from './resume-search.module.css';

/**
 * On the way to a new search: the one that this tab has left, until another is started. Beside the site's name, so that
 * it moves nothing as it appears. Nothing without scripts.
 */
export function ResumeSearch() {
  const live = useLive();
  const here = useLocation();
  if (!live || !clientState().flowId) return null;
  return (
    <Link to={keptAddress('/search', here)} className={styles.resume}>
      {searchText.resume}
      <VisuallyHidden>{searchText.resumeWhat}</VisuallyHidden>
    </Link>
  );
}
