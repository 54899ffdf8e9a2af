import { Switch } from '../switch/switch.tsx';
import styles from './shortcut.module.css';
import { shortcutsText as text } from './text.ts';

type ShortcutSwitchProps = { on: boolean; onChange: (on: boolean) => void };

/** Switches the single keys off for people whom they disturb (WCAG 2.1.4); nothing where there are fingers only. */
export function ShortcutSwitch(props: ShortcutSwitchProps) {
  const state = props.on ? text.on : text.off;
  return <Switch {...props} label={text.label} state={state} className={styles.switch} />;
}
