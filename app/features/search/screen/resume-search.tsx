import { Link, useLocation } from 'react-router';
import { clientState, visitAddress } from '#app/features/visit/index.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './resume-search.module.css';
import { resumeText as text } from './resume-text.ts';

/**
 * On the way to a new search: the one that this tab has left, until another is started. Beside the site's name, so that
 * it moves nothing as it appears. Nothing without scripts.
 */
export function ResumeSearch() {
  const hydrated = useHydrated();
  const here = useLocation();
  if (!hydrated || !clientState().flowId) return null;
  return (
    <Link to={visitAddress('/search', here)} className={styles.resume}>
      {text.resume}
      <VisuallyHidden>{text.what}</VisuallyHidden>
    </Link>
  );
}
