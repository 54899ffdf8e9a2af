import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Look = {
  /** « ribbon » for the main action, « paper » for the others, « quiet » to leave, « danger » for destructive ones. */
  look?: 'ribbon' | 'paper' | 'quiet' | 'danger';
  /** As small as a finger allows: for tables and toolbars. */
  compact?: boolean;
};

function classes({ look = 'paper', compact }: Look, className?: string): string {
  return [styles.button, styles[look], compact && styles.compact, className]
    .filter(Boolean)
    .join(' ');
}

export function Button(props: ComponentProps<'button'> & Look) {
  const { look, compact, className, type, ...rest } = props;
  const looks = classes({ look, compact }, className);
  return <button type={type ?? 'button'} className={looks} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & Look) {
  const { look, compact, className, ...rest } = props;
  return <Link className={classes({ look, compact }, className)} {...rest} />;
}
