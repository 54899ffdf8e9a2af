import type { ReactNode } from 'react';
import { START_STEPS, type StartStep } from '#app/client/store.ts';
import { startFormText as text } from '#app/text/home.ts';
import { Button } from '../button/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/icons.tsx';
import type { Deck } from './deck.ts';
import styles from './start-form.module.css';

type DeckNavProps = {
  deck: Deck;
  /** Label of the button to the next step; null hides it. */
  next: string | null;
  children?: ReactNode;
};

/** The way back and forth below a step of the deck; on larger screens only its children show. */
export function DeckNav({ deck, next, children }: DeckNavProps) {
  const first = deck.step === 'presentation';
  return (
    <div className={styles.nav}>
      <Button look="quiet" className={styles.turn} onClick={deck.previous}>
        <ArrowLeftIcon />
        <span>{text.previous}</span>
      </Button>
      {next && (
        <Button look="ribbon" className={styles.turn} onClick={deck.next}>
          {next}
          {first && <ArrowRightIcon />}
        </Button>
      )}
      {children}
    </div>
  );
}

/** A step's title, with its place in the deck. */
export function StepCount({ step, children }: { step: StartStep; children: ReactNode }) {
  return (
    <>
      <span className={styles.count}>
        {text.stepCount(START_STEPS.indexOf(step), START_STEPS.length - 1)}{' '}
      </span>
      {children}
    </>
  );
}
