import type { ReactNode } from 'react';
import { START_STEPS, type StartStep } from '#app/features/visit/index.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/icons.tsx';
import { type Deck, EARLY_START_ID } from './deck.ts';
import styles from './start-form.module.css';
import { startFormText as text } from './text.ts';

type DeckNavProps = {
  deck: Deck;
  step: StartStep;
  /** Label of the button to the next step; null hides it. */
  next: string | null;
  look?: 'primary' | 'quiet';
  children?: ReactNode;
};

/** The way back and forth below a step of the deck; on larger screens only its children show. */
export function DeckNav({ deck, step, next, look = 'primary', children }: DeckNavProps) {
  const first = step === 'presentation';
  const hydrated = useHydrated();
  return (
    <div className={styles.nav}>
      <Button look="quiet" className={styles.turn} onClick={deck.previous}>
        <ArrowLeftIcon />
        <span>{text.previous}</span>
      </Button>
      {next && (
        <Button
          look={look}
          className={styles.turn}
          onClick={deck.next}
          // Pressed before hydration, it opens a popover that useDeck and the style sheet look for.
          popoverTarget={first && !hydrated ? EARLY_START_ID : undefined}
          popoverTargetAction="show"
        >
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
