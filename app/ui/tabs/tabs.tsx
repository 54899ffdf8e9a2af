import { Link } from 'react-router';
import styles from './tabs.module.css';

export type Tab = {
  to: string;
  label: string;
  /** How many things its view has. */
  count?: number;
  current: boolean;
};

/** Views of one page, each at its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label: name, count, current }) => (
          <li key={name}>
            <Link to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
