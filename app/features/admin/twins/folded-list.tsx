import type { ReactNode } from 'react';
import styles from './twins.module.css';

/** Items of a list that are shown before it is unfolded. */
const SHOWN = 6;

type FoldedListProps = {
  className: string | undefined;
  /** What leads to the items that are not shown at first. */
  rest: (count: number) => string;
  children: readonly ReactNode[];
};

/** A list of which the first items are shown, and the others once it is unfolded. */
export function FoldedList({ className, rest, children }: FoldedListProps) {
  const folded = children.slice(SHOWN);
  return (
    <>
      <ul className={className}>{children.slice(0, SHOWN)}</ul>
      {folded.length > 0 && (
        <details>
          <summary className={styles.rest}>{rest(folded.length)}</summary>
          <ul className={className}>{folded}</ul>
        </details>
      )}
    </>
  );
}
