import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';

export type Tab = {
  to: string;
  label: string;
  /** How many things its view has, as a number or in words. */
  count?: number | string;
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

type PageTabsProps = {
  label: string;
  /** One that stands below another comes after it. */
  tabs: readonly Pick<Tab, 'to' | 'label'>[];
  /** Parameters that all of them keep: « ?age=3 ». */
  search?: string;
};

/** Pages that belong together: that which is shown is current, or the one above it. */
export function PageTabs({ label, tabs, search = '' }: PageTabsProps) {
  const { pathname } = useLocation();
  const current = tabs.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return (
    <Tabs
      label={label}
      tabs={tabs.map((tab) => ({ ...tab, to: tab.to + search, current: tab === current }))}
    />
  );
}
