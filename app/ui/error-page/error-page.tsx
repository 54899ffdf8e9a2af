import { isRouteErrorResponse } from 'react-router';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { ERROR_PAGE, errorText } from '../text/errors.ts';
import { documentTitle } from '../text/layout.ts';
import styles from './message-page.module.css';
import { MessagePage, RetryLink } from './message-page.tsx';

/** What is shown instead of a page that failed: what happened, and links that help. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const { title, message } = errorText(status);
  return (
    <MessagePage tag={status} title={title} message={messageOf(error) ?? message}>
      <MainLink status={status} />
      {status >= 500 ? <a href="/">{ERROR_PAGE.home}</a> : <a href="/about">{ERROR_PAGE.about}</a>}
    </MessagePage>
  );
}

/** The most useful link: after a failure of the server, the same page again. */
function MainLink({ status }: { status: number }) {
  if (status >= 500) return <RetryLink />;
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
