import { Link } from 'react-router';
import { useVisitAddress } from '#app/features/visit/index.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import styles from './search.module.css';

type StartHeadProps = {
  /** What the visitor has to know first. */
  notice: string | null | undefined;
  /** Whether home is loaded anew. */
  reloadDocument?: boolean;
};

/** The way home and a notice, above a start form. */
export function StartHead({ notice, reloadDocument = false }: StartHeadProps) {
  return (
    <>
      <Link to={useVisitAddress('/')} reloadDocument={reloadDocument} className={styles.home}>
        <Logo leadsHome />
      </Link>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
    </>
  );
}
