import { useLocation } from 'react-router';
import { keptAddress } from '#app/client/kept-address.ts';
import { clientState } from '#app/client/store.ts';
import { useLive } from '#app/client/use-live.ts';
import { ButtonLink } from '#app/components/button/button.tsx';
import { searchText } from '#app/text/search.ts';
import styles from './resume-search.module.css';

/** On the way to a new search: the one that this tab has left, until another is started. Nothing without scripts. */
export function ResumeSearch() {
  const live = useLive();
  const here = useLocation();
  if (!live || !clientState().flowId) return null;
  return (
    <p className={styles.resume}>
      {searchText.resumeLead}
      <ButtonLink to={keptAddress('/search', here)}>{searchText.resume}</ButtonLink>
    </p>
  );
}
