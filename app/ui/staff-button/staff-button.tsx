import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import styles from './staff-button.module.css';

type Look = {
  /** For what destroys something. */
  danger?: boolean;
  /** As small as a finger allows: for tables and toolbars. */
  compact?: boolean;
};

function classes({ danger, compact }: Look): string {
  return [styles.button, danger && styles.danger, compact && styles.compact]
    .filter(Boolean)
    .join(' ');
}

/** A button of the staff's screens; separate from `Button`, so that its styles are not sent to visitors. */
export function StaffButton({
  danger,
  compact,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <Button className={classes({ danger, compact })} {...rest} />;
}

/** A link that looks like one. */
export function StaffButtonLink({
  danger,
  compact,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, 'className'> & Look) {
  return <ButtonLink className={classes({ danger, compact })} {...rest} />;
}
