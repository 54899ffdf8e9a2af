import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './chip.module.css';

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** A gift tag to press; with `aria-pressed`, one that stays chosen. */
export function ChipButton({ className, type, ...rest }: ComponentProps<'button'>) {
  const choice = rest['aria-pressed'] === undefined ? undefined : styles.choice;
  return (
    <button
      type={type ?? 'button'}
      className={classes(styles.chip, styles.button, choice, className)}
      {...rest}
    />
  );
}

/** A gift tag that leads to another address. */
export function ChipLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={classes(styles.chip, styles.button, styles.link, className)} {...rest} />;
}

/** A gift tag to choose, among others. */
export function ChipCheckbox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classes(styles.chip, styles.button, styles.choice)}>
      <input type="checkbox" className="covering-input" {...input} />
      {children}
    </label>
  );
}

/** A gift tag that folds what follows it in its `<details>`. */
export function ChipSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={classes(styles.chip, styles.button, styles.summary)}>{children}</summary>
  );
}
