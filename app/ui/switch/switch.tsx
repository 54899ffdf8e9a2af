import { useContext } from 'react';
import { HasScripts } from '../browser/has-scripts.ts';
import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  /** In words, what it is now. */
  state: string;
  on: boolean;
  onChange: (on: boolean) => void;
  className?: string | undefined;
};

/** Switches something of the page on or off at once; nothing where no scripts run. */
export function Switch({ label, state, on, onChange, className }: SwitchProps) {
  if (!useContext(HasScripts)) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={[styles.switch, className].filter(Boolean).join(' ')}
      onClick={() => onChange(!on)}
    >
      {label}
      <span className={styles.state} aria-hidden="true">
        {state}
      </span>
    </button>
  );
}
