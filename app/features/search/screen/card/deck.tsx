import type { ReactNode, Ref } from 'react';
import styles from './deck.module.css';

type DeckProps = {
  /** Names the step on top: another name is another card. */
  name: string;
  /** The card has been played, and the next has not come yet. */
  waiting: boolean;
  loadingText: string;
  cardRef: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A small deck of cards; the top one shows the step. */
export function Deck({ name, waiting, loadingText, cardRef, children }: DeckProps) {
  return (
    <div className={styles.deck} data-waiting={waiting || undefined}>
      <span className={styles.under} aria-hidden="true" />
      <div className={styles.next}>
        <span className={styles.loading}>{waiting && loadingText}</span>
      </div>
      <div className={styles.place} ref={cardRef}>
        <div className={styles.top} key={name}>
          {children}
        </div>
      </div>
    </div>
  );
}
