import styles from './shortcut.module.css';
import { shortcutsText } from './text.ts';

type ShortcutSwitchProps = { on: boolean; onChange: (on: boolean) => void };

/** Switches the single keys off for people whom they disturb (WCAG 2.1.4). */
export function ShortcutSwitch({ on, onChange }: ShortcutSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => onChange(!on)}
    >
      {shortcutsText.label}
      <span className={styles.state} aria-hidden="true">
        {on ? shortcutsText.on : shortcutsText.off}
      </span>
    </button>
  );
}
