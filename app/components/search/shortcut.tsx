import styles from './shortcut.module.css';

/** The key that presses the button it stands in; shown while the button is hovered or focused. */
export function Shortcut({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name.toUpperCase()}
    </span>
  );
}
