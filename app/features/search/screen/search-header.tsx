import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clientState, updateState, useVisitAddress } from '#app/features/visit/index.ts';
import { Logo } from '#app/ui/logo/logo.tsx';
import { searchText } from '../text.ts';
import { KeptLink } from './highlights/kept-ideas.tsx';
import styles from './search-header.module.css';

type SearchHeaderProps = {
  /** How many ideas were kept so far. */
  keptCount: number;
  isOver: boolean;
  /** What may be done at the end. */
  children?: ReactNode;
};

/** The top of a search: the way home, down to the ideas that were kept, and to another search. */
export function SearchHeader({ keptCount, isOver, children }: SearchHeaderProps) {
  const home = useVisitAddress('/');
  return (
    <header className={styles.header}>
      <Link to={home} reloadDocument className={styles.home}>
        <Logo leadsHome />
      </Link>
      {keptCount > 0 && !isOver && <KeptLink count={keptCount} />}
      {children}
      {!isOver && (
        <Link to={home} reloadDocument className={styles.restart} onClick={beginAgain}>
          {searchText.restart}
        </Link>
      )}
    </header>
  );
}

/** Has the start form begin with its first field: who looks for a gift for somebody else sees all that was entered before. */
function beginAgain(): void {
  const { criteria } = clientState();
  if (criteria) updateState({ criteria: { ...criteria, startStep: 'gender' } });
}
