import { createContext, useContext } from 'react';
import styles from './shortcut.module.css';

/** Whether single keys press the buttons of the search. */
export const ShortcutsOn = createContext(true);

type Pressed = { 'data-key'?: string; 'aria-keyshortcuts'?: string };

/** What a button carries that a key presses: nothing where there is no key, or keys are switched off. */
export function usePressedBy(): (key: string | undefined) => Pressed {
  const on = useContext(ShortcutsOn);
  return (key) => (on && key ? { 'data-key': key, 'aria-keyshortcuts': key.toUpperCase() } : {});
}

/** The key that presses the button it stands in; shown while the button is hovered or focused. */
export function Shortcut({ name }: { name: string }) {
  if (!useContext(ShortcutsOn)) return null;
  return (
    <span className={styles.key} aria-hidden="true">
      {name.toUpperCase()}
    </span>
  );
}
