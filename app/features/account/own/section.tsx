import type { ReactNode } from 'react';
import styles from './account.module.css';

/** A titled part of the account's page. */
export function Section({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
