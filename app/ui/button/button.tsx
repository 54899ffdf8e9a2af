import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Look = {
  /** « primary » for the main action, « secondary » for the others, « quiet » to leave. */
  look?: 'primary' | 'secondary' | 'quiet';
};

function classes({ look = 'secondary' }: Look, className?: string): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ');
}

export function Button(props: ComponentProps<'button'> & Look) {
  const { look, className, type, ...rest } = props;
  const looks = classes({ look }, className);
  return <button type={type ?? 'button'} className={looks} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & Look) {
  const { look, className, ...rest } = props;
  return <Link className={classes({ look }, className)} {...rest} />;
}
