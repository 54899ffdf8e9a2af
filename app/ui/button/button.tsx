import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

/** « ribbon » for the one thing to do, « paper » for the others, « quiet » for ways out. */
type Look = { look?: 'ribbon' | 'paper' | 'quiet' };

function classes(look: Look['look'], className?: string): string {
  return [styles.button, styles[look ?? 'paper'], className].filter(Boolean).join(' ');
}

export function Button({ look, className, type, ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type ?? 'button'} className={classes(look, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classes(look, className)} {...rest} />;
}
