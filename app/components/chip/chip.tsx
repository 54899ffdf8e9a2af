import type { ComponentProps } from 'react';
import styles from './chip.module.css';

/** A gift tag to press. */
export function ChipButton({ className, type, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type={type ?? 'button'}
      className={[styles.chip, styles.button, className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}
