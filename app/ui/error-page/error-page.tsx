import { isRouteErrorResponse } from 'react-router';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { RefreshIcon } from '../icons/icons.tsx';
import { ERROR_PAGE, errorText } from '../text/errors.ts';
import { documentTitle } from '../text/layout.ts';
import styles from './error-page.module.css';

/** What is shown instead of a page that failed: what happened, and links that help. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const { title, message } = errorText(status);
  return (
    <main className={styles.page} id="main">
      <StatusTag status={status} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{messageOf(error) ?? message}</p>
      <p className={styles.links}>
        <MainLink status={status} />
        {status >= 500 ? (
          <a href="/">{ERROR_PAGE.home}</a>
        ) : (
          <a href="/about">{ERROR_PAGE.about}</a>
        )}
      </p>
    </main>
  );
}

/** The status of a failure, on a gift tag. Decorative: the title beside it has the same meaning in words. */
export function StatusTag({ status }: { status: number }) {
  return (
    <span className={styles.status} aria-hidden="true">
      {status}
    </span>
  );
}

/** The most useful link: after a failure of the server, the same page again. */
function MainLink({ status }: { status: number }) {
  if (status >= 500) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: an empty address is this page again, without scripts.
      <a className={styles.main} href="">
        <RefreshIcon />
        {ERROR_PAGE.retry}
      </a>
    );
  }
  const [href, words] =
    status === 401 ? [accountPath.signIn, ERROR_PAGE.signIn] : ['/', ERROR_PAGE.home];
  return (
    <a className={styles.main} href={href}>
      {words}
    </a>
  );
}

/** Title of the document, for the same failure. */
export function errorTitle(error: unknown): string {
  return documentTitle(errorText(statusOf(error)).title);
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const message = (error.data as { error?: { message?: unknown } } | null)?.error?.message;
  return typeof message === 'string' ? message : undefined;
}
