import type { ReactNode } from 'react';
import { RefreshIcon } from '../icons/icons.tsx';
import { ERROR_PAGE } from '../text/errors.ts';
import styles from './message-page.module.css';

type MessagePageProps = {
  /** A word or a number that sums it up. */
  tag: ReactNode;
  title: string;
  message: string;
  /** Links that help, the main one first. */
  children: ReactNode;
};

/** A page that says in a few words why there is nothing else, and where to go from here. */
export function MessagePage({ tag, title, message, children }: MessagePageProps) {
  return (
    <main className={styles.page} id="main">
      <MessageTag>{tag}</MessageTag>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <p className={styles.links}>{children}</p>
    </main>
  );
}

/** A gift tag. Decorative: the title beside it has the same meaning in words. */
export function MessageTag({ children }: { children: ReactNode }) {
  return (
    <span className={styles.tag} aria-hidden="true">
      {children}
    </span>
  );
}

/** The same page again, without scripts. */
export function RetryLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is this page again.
    <a className={styles.main} href="">
      <RefreshIcon />
      {ERROR_PAGE.retry}
    </a>
  );
}
