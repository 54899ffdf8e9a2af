import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { type AccountType, isAtLeast } from '#modules/moderation/accounts/shared.ts';
import styles from './staff-layout.module.css';
import { staffText as text } from './text.ts';

/** A part of a staff area; `under` are the addresses that its pages begin with, where that is not its own alone. */
export type StaffSection = {
  to: string;
  under?: string | readonly string[];
  label: string;
  from: AccountType;
};

/** A part of the site for those who run it or add to it, named « Administration », and what its navigation leads to. */
export type StaffArea = { name: string; sections: readonly StaffSection[] };

export type StaffPageProps = {
  title: string;
  /** The pages above this one, outermost first. */
  crumbs?: readonly { to: string; label: string }[];
  /** What can be done on the page as a whole: links and buttons. */
  actions?: ReactNode;
  /** Its content begins with the title: a phone, where that takes a third of the screen, shows it once. */
  titleInContent?: boolean;
  children: ReactNode;
};

/**
 * A page of a staff area: the sections that the visitor may enter on top, then its place in the hierarchy, its title and actions, and its content.
 */
export function StaffLayout({ area, ...props }: StaffPageProps & { area: StaffArea }) {
  const { title, crumbs = [], actions, titleInContent = false, children } = props;
  const { name, sections } = area;
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account.type ?? 'NonLogged';
  const { pathname } = useLocation();
  const current = sections.findLast(
    ({ to, under = to }) =>
      pathname === to || [under].flat().some((address) => `${pathname}/`.startsWith(`${address}/`)),
  )?.to;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = current && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (shown) list.current?.scrollTo({ left: shown.offsetLeft - shown.offsetWidth });
  }, [current]);
  return (
    <div className={styles.staff}>
      <nav className={styles.sections} aria-label={name}>
        <ul className={styles.list} ref={list}>
          {sections
            .filter(({ from }) => isAtLeast(account, from))
            .map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={to === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <main id="main" className={styles.main}>
        <header className={styles.head} data-once={titleInContent || undefined}>
          {crumbs.length > 0 && (
            <nav aria-label={text.crumbs}>
              <ol className={styles.crumbs}>
                {crumbs.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
                <li aria-current="page">{title}</li>
              </ol>
            </nav>
          )}
          <div className={styles.titleRow}>
            <h1 className={styles.title}>{title}</h1>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </header>
        {children}
      </main>
    </div>
  );
}
