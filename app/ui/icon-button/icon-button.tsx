import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A button of an icon and a few words, for what can be done with the thing beside it. */
export function IconButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles.button} {...props} />;
}

/** A link that looks like one; it loads a document of its own. */
export function IconLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a className={styles.button} {...rest}>
      {children}
    </a>
  );
}
