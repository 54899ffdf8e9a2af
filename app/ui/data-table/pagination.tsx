import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pageLinks } from './page-links.ts';
import styles from './pagination.module.css';
import { pageAddress, type TableSpec, type TableState } from './table-state.ts';
import { tableText as text } from './text.ts';

type PaginationProps = { caption: string; spec: TableSpec; state: TableState };

/** Links to the other pages of a table; nothing where it has one page. */
export function Pagination({ caption, spec, state: { page, pages } }: PaginationProps) {
  if (pages === 1) return null;
  return (
    <nav className={styles.nav} aria-label={text.pages(caption)}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <PageLink spec={spec} page={page - 1} rel="prev">
              <ArrowLeftIcon />
              <VisuallyHidden>{text.previous}</VisuallyHidden>
            </PageLink>
          </li>
        )}
        {pageLinks(page, pages).map((each, index) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place.
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <PageLink spec={spec} page={each} current={each === page}>
                <VisuallyHidden>{text.page(each)}</VisuallyHidden>
                <span aria-hidden="true">{each}</span>
              </PageLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <PageLink spec={spec} page={page + 1} rel="next">
              <ArrowRightIcon />
              <VisuallyHidden>{text.next}</VisuallyHidden>
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

type PageLinkProps = {
  spec: TableSpec;
  page: number;
  current?: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
};

function PageLink({ spec, page, current, rel, children }: PageLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      to={pageAddress(spec, search, page)}
      rel={rel}
      aria-current={current ? 'page' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
