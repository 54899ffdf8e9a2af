import { isRouteErrorResponse } from 'react-router';
import { ERROR_PAGE, errorText } from '../../text/errors.ts';
import styles from './error-page.module.css';

/** What is shown instead of a page that failed: what happened, in plain words, and the ways out. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const { title, message } = errorText(status);
  return (
    <main className={styles.page} id="main">
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{messageOf(error) ?? message}</p>
      <p className={styles.ways}>
        {status === 401 ? (
          <a className={styles.main} href="/account/signin">
            {ERROR_PAGE.signIn}
          </a>
        ) : (
          <a className={styles.main} href="/">
            {ERROR_PAGE.home}
          </a>
        )}
        <a href="/about">{ERROR_PAGE.about}</a>
      </p>
    </main>
  );
}

/** Title of the document, for the same failure. */
export function errorTitle(error: unknown): string {
  return `${errorText(statusOf(error)).title} · Trouvaille`;
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const message = (error.data as { error?: { message?: unknown } } | null)?.error?.message;
  return typeof message === 'string' ? message : undefined;
}
