import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import styles from './form-page.module.css';

/** A page that is one card with a title: the account pages. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
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
export function AccountAside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}

/** A good news above the form. */
export function AccountNotice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}

/** A form that works without JavaScript. */
export function AccountForm({ action, children }: { action?: string; children: ReactNode }) {
  return (
    <form method="post" action={action} className={styles.form} noValidate>
      {children}
    </form>
  );
}
