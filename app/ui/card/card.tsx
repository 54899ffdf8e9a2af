import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = ComponentProps<'div'> & {
  /** A bow is drawn on the top edge. */
  tied?: boolean;
};

/** A sheet of white paper with one folded corner. */
export function Card({ tied = false, className, children, ...rest }: CardProps) {
  return (
    <div className={[styles.card, className].filter(Boolean).join(' ')} {...rest}>
      {tied && <Bow />}
      {children}
    </div>
  );
}

/** The class of a sheet without paddings, for elements that are not a `Card`. */
export const paper = styles.paper;

/** A bow, centred on the top edge of the positioned element around it. */
export function Bow(): ReactNode {
  return (
    <svg className={styles.bow} viewBox="0 0 160 84" aria-hidden="true">
      <path className={styles.tail} d="M74 44c-8 12-20 22-36 36l2-15-14-4c18-6 32-14 42-24Z" />
      <path className={styles.tail} d="M86 44c8 12 20 22 36 36l-2-15 14-4c-18-6-32-14-42-24Z" />
      <path className={styles.loop} d="M80 38C66 10 30-6 14 8 0 21 8 52 28 54c18 2 38-6 52-16Z" />
      <path
        className={styles.loop}
        d="M80 38c14-28 50-44 66-30 14 13 6 44-14 46-18 2-38-6-52-16Z"
      />
      <path className={styles.inside} d="M70 38C58 22 38 14 28 20c-9 6-4 22 8 23 11 1 24-2 34-5Z" />
      <path className={styles.inside} d="M90 38c12-16 32-24 42-18 9 6 4 22-8 23-11 1-24-2-34-5Z" />
      <rect className={styles.knot} x="66" y="25" width="28" height="27" rx="9" />
      <path
        className={styles.glint}
        d="M18 18c4-7 13-9 22-6M142 18c-4-7-13-9-22-6M73 33c1-3 3-4 6-4"
      />
    </svg>
  );
}
