import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = { title: string; children?: ReactNode };

/** Shown in place of an empty list: that there is nothing, and what can be done about it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
