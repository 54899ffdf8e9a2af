import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Each tone has a sign of its own besides its colour. */
export type Tone = 'neutral' | 'good' | 'waiting' | 'bad';

/** The state of something, in a word or two. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
