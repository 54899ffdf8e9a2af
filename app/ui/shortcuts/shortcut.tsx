import { createContext, useContext } from 'react';
import { HasScripts } from '../browser/has-scripts.ts';
import styles from './shortcut.module.css';

/** Whether single keys press the buttons of the page. */
export const ShortcutsOn = createContext(true);

/** Whether keys press the buttons of this page: they are switched on, and scripts run. */
export function useShortcutsOn(): boolean {
  const hasScripts = useContext(HasScripts);
  return useContext(ShortcutsOn) && hasScripts;
}

type Pressed = { 'data-key'?: string; 'aria-keyshortcuts'?: string };

/** What a button carries that a key presses: nothing where there is no key, or keys are switched off. */
export function usePressedBy(): (key: string | undefined) => Pressed {
  const on = useShortcutsOn();
  return (key) =>
    on && key
      ? { 'data-key': key, 'aria-keyshortcuts': key.toUpperCase().replace('ENTER', 'Enter') }
      : {};
}

type ShortcutProps = {
  name: string;
  /** It stands in the button at all times, rather than beside it while that is hovered or focused. */
  always?: boolean;
};

/** The key that presses the button it stands in; never shown where there are fingers only. */
export function Shortcut({ name, always = false }: ShortcutProps) {
  if (!useShortcutsOn()) return null;
  return (
    <span className={always ? styles.shown : styles.key} aria-hidden="true">
      {name.toUpperCase()}
    </span>
  );
}
