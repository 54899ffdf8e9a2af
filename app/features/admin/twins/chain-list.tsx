import { Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { Pagination } from '#app/ui/data-table/pagination.tsx';
import { csvAddress, type TableSpec, type TableState } from '#app/ui/data-table/table-state.ts';
import { tableText } from '#app/ui/data-table/text.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import type { ListedChain } from '#modules/catalogue/twins/shared.ts';
import { twinsText as text } from './text.ts';
import styles from './twins.module.css';

/** The chains as a table with so many on a page; their order is the configuration's. */
export const chainTable = (pageSize: number): TableSpec => ({
  sorts: [],
  defaultSort: { by: '', direction: 'asc' },
  pageSize,
});

/** What the file has of each chain. */
export const CHAIN_COLUMNS: readonly Column<ListedChain>[] = (
  ['title', 'ideas', 'links', 'waiting'] as const
).map((key) => ({
  key,
  header: text.columns[key],
  cell: (chain) => chain[key],
  csv: (chain) => chain[key],
}));

type ChainListProps = {
  chains: readonly ListedChain[];
  state: TableState;
  limit: number;
  /** The one that is shown above. */
  open: number | null;
};

/** The chains of one page, with links to the others and to a file of all. */
export function ChainList({ chains, state, limit, open }: ChainListProps) {
  const { search } = useLocation();
  const spec = chainTable(limit);
  const from = (state.page - 1) * limit + 1;
  if (state.total === 0) return null;
  return (
    <section aria-labelledby="chains" className={styles.list}>
      <h2 id="chains">{text.listHeading}</h2>
      <p>{text.range(from, from + chains.length - 1, state.total)}</p>
      <ol className={styles.chains} start={from}>
        {chains.map(({ id, title, ideas, links, waiting }) => (
          <li key={id}>
            <Link
              to={addressWith(search, { chain: String(id) })}
              className={styles.chain}
              aria-current={id === open ? 'true' : undefined}
            >
              <span>{title}</span>
              <span className={styles.facts}>{text.facts(ideas, links, waiting)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <Pagination caption={text.listHeading} spec={spec} state={state} />
      <StaffButtonLink to={csvAddress(spec, search)} reloadDocument download>
        {tableText.csv}
      </StaffButtonLink>
    </section>
  );
}
