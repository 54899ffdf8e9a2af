import { Link, Outlet, useRouteLoaderData } from 'react-router';
import { useVisitAddress } from '#app/features/visit/index.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Footer } from '#app/ui/footer/footer.tsx';
import { Logo, LogoMark, LogoName } from '#app/ui/logo/logo.tsx';
import { SquareSearch } from './search/square-search.tsx';
import styles from './square.module.css';

/**
 * The quick way in: a few words, nine pictures. The field is part of this layout, so that typing goes on while
 * the grid below it changes, or fails.
 */
export default function SquarePage() {
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={useVisitAddress('/')} reloadDocument className={styles.home}>
          <span className={styles.narrow}>
            <LogoMark />
            <LogoName leadsHome />
          </span>
          <span className={styles.wide}>
            <Logo leadsHome />
          </span>
        </Link>
        <SquareSearch />
      </header>
      <Outlet />
      <Footer account={account?.type ?? 'NonLogged'} />
    </div>
  );
}
