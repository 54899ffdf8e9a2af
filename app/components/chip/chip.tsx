import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A small label tied to something; a button when given a `type` and something to do. */
export function Chip({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={[styles.chip, className].filter(Boolean).join(' ')} {...rest} />;
}

/** A chip to press. */
export function ChipButton({ className, type, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type={type ?? 'button'}
      className={[styles.chip, styles.button, className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}
