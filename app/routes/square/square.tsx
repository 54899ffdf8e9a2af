import { Link, Outlet, useRouteLoaderData } from 'react-router';
import { Footer } from '#app/components/footer/footer.tsx';
import { GlobalBar } from '#app/components/global-bar/global-bar.tsx';
import { Logo, LogoMark } from '#app/components/logo/logo.tsx';
import { VisuallyHidden } from '#app/components/visually-hidden/visually-hidden.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { squareText as text } from '#app/text/square.ts';
import styles from './square.module.css';
import { SquareSearch } from './square-search.tsx';

/**
 * The quick way in: a few words, nine pictures. What is typed lives here, so that it stays under the fingers while
 * the grid below it changes, or fails.
 */
export default function SquarePage() {
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account;
  return (
    <div className={styles.page}>
      <GlobalBar />
      <header className={styles.header}>
        <Link to="/" reloadDocument className={styles.home}>
          <span className={styles.narrow}>
            <LogoMark />
            <VisuallyHidden>Trouvaille</VisuallyHidden>
          </span>
          <span className={styles.wide}>
            <Logo />
          </span>
          <VisuallyHidden>{text.home}</VisuallyHidden>
        </Link>
        <SquareSearch />
      </header>
      <Outlet />
      <Footer account={account?.type ?? 'NonLogged'} />
    </div>
  );
}
