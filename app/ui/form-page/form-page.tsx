import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import styles from './form-page.module.css';

/** A page that is one card with a title, most often around a form. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <Card tied className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Card>
    </main>
  );
}

/** A line below the form that leads elsewhere. */
export function FormAside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}

/** A message of success above the form. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}

/** A form that posts with or without JavaScript, and leaves validation to the server. */
export function PostForm({ action, children }: { action?: string; children: ReactNode }) {
  return (
    <form method="post" action={action} className={styles.form} noValidate>
      {children}
    </form>
  );
}
