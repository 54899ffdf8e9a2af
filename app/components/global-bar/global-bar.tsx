import { useNavigation } from 'react-router';
import { dismissError, useQueries } from '#app/client/queries.ts';
import { layoutText as text } from '#app/text/layout.ts';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './global-bar.module.css';

/** The number of pending queries, and the errors of the moment: a click dismisses one. */
export function GlobalBar() {
  const { pending, errors } = useQueries();
  const navigating = useNavigation().state !== 'idle';
  const count = pending + (navigating ? 1 : 0);
  return (
    <div className={styles.bar}>
      {count > 0 && (
        <p className={styles.pending} role="status">
          <span className="visually-hidden">{text.pending(count)}</span>
          <span aria-hidden="true">{count}</span>
        </p>
      )}
      <div className={styles.errors} role="alert">
        {errors.map(({ id, message }) => (
          <button
            key={id}
            type="button"
            className={styles.error}
            title={text.dismiss}
            onClick={() => dismissError(id)}
          >
            <span>{message}</span>
            <CloseIcon />
            <span className="visually-hidden">{text.dismiss}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
