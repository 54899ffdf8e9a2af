import styles from './key-list.module.css';
import { useShortcutsOn } from './shortcut.tsx';
import { shortcutsText as text } from './text.ts';

type KeyListProps = { keys: readonly (readonly [key: string, what: string])[] };

/** What each key does, while keys do anything. */
export function KeyList({ keys }: KeyListProps) {
  if (!useShortcutsOn()) return null;
  return (
    <ul className={styles.keys} aria-label={text.keys}>
      {keys.map(([key, what]) => (
        <li key={key}>
          <kbd>{key}</kbd> {what}
        </li>
      ))}
    </ul>
  );
}
