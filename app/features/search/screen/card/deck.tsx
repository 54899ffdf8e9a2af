import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { ANIMATIONS_OFF_MS, animateIn } from './card-motion.ts';
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
  const topRef = useRef<HTMLDivElement>(null);
  const appeared = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name is a new card on top.
  useEffect(() => {
    appeared.current ??= performance.now();
    if (performance.now() - appeared.current < ANIMATIONS_OFF_MS || !topRef.current) return;
    animateIn(topRef.current);
  }, [name]);

  return (
    <div className={styles.deck} data-waiting={waiting || undefined}>
      <span className={styles.under} aria-hidden="true" />
      <div className={styles.next}>
        <span className={styles.loading}>{waiting && loadingText}</span>
      </div>
      <div className={styles.place} ref={cardRef}>
        <div className={styles.top} key={name} ref={topRef}>
          {children}
        </div>
      </div>
    </div>
  );
}
