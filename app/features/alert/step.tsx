import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/icons.tsx';
import type { AlertReply, AlertStep } from './alert-steps.ts';
import styles from './create.module.css';
import { createText as text } from './text.ts';

/** Id of a step's title. */
export const headingOf = (step: AlertStep) => `${step}-heading`;

type StepProps = {
  name: AlertStep;
  current: AlertStep;
  /** Title of the step; the first one has that of the page. */
  heading?: string;
  /** Which of the steps it is, in words. */
  count?: string | false;
  reply: AlertReply;
  children: ReactNode;
};

/** One part of the form. Where the screen is too small for all of them, only the current one shows. */
export function Step({ name, current, heading, count, reply, children }: StepProps) {
  const begins = reply.step === name && !reply.moved && Object.keys(reply.errors).length === 0;
  return (
    <section className={styles.step} data-current={current === name}>
      {heading && (
        <h2
          id={headingOf(name)}
          className={styles.heading}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without scripts, a new step begins at its title.
          autoFocus={begins}
        >
          {count && <span className={styles.count}>{count} </span>}
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}

type StepNavProps = {
  previous?: AlertStep;
  next?: AlertStep;
  nextLabel?: string;
  children?: ReactNode;
};

/** The way back and forth below a step; where all of them show, only its children do. */
export function StepNav({ previous, next, nextLabel, children }: StepNavProps) {
  return (
    <div className={styles.nav}>
      {next && (
        <Button type="submit" name="step" value={next} look="primary" className={styles.turn}>
          {nextLabel}
          <ArrowRightIcon />
        </Button>
      )}
      {children}
      {previous && (
        <Button type="submit" name="step" value={previous} look="quiet" className={styles.turn}>
          <ArrowLeftIcon />
          {text.previous}
        </Button>
      )}
    </div>
  );
}
