import { Link, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { Pagination } from '#app/ui/data-table/pagination.tsx';
import { readTable, type TableSpec } from '#app/ui/data-table/table-state.ts';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatAge, formatNumber, formatQuantity } from '#app/ui/text/format.ts';
import { replaySession } from '#modules/engine/session/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import { formatInstant } from '../format.ts';
import { showKey } from '../searches/measures.ts';
import searchStyles from '../searches/searches.module.css';
import type { Route } from './+types/session.ts';
import styles from './session.module.css';
import { StepCard } from './step-card.tsx';
import { sessionsText } from './text.ts';

const text = sessionsText.session;

const STEPS: TableSpec = {
  sorts: [],
  defaultSort: { by: 'seq', direction: 'asc' },
  pageSize: 10,
};

/** In an address that has it, what the engine believed is unfolded at each step. */
const UNFOLDED = 'unfolded';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const { page } = readTable(STEPS, searchParams, Number.MAX_SAFE_INTEGER);
  const { pageSize: limit } = STEPS;
  const replayed = await replaySession(params.sid, { offset: (page - 1) * limit, limit });
  if (!replayed) throw errorPage(404, text.missing);
  const { row, total, offset, began, ...steps } = replayed;
  const { id: _, seed: __, hint_matches: ___, ...recipient } = row;
  const pages = Math.max(1, Math.ceil(total / limit));
  const state = { sort: STEPS.defaultSort, page: offset / limit + 1, pages, total };
  const isOpen = searchParams.has(UNFOLDED);
  return { recipient, began: formatInstant(began), offset, state, isOpen, ...steps };
}

/** A past search: at each step what the engine believed, what it showed, and what the visitor did. */
export default function Session({ loaderData }: Route.ComponentProps) {
  const { recipient, began, offset, state, isOpen, steps, profileChangedAt, ...names } = loaderData;
  const { search } = useLocation();
  const { gender, age_months, price_min_cents, price_max_cents, occasion, hints } = recipient;
  const changed = steps.filter(({ otherwise }) => otherwise !== null).length;
  const isBeforeChange = steps.some(
    ({ seq }) => profileChangedAt !== null && seq < profileChangedAt,
  );
  const prices = [price_min_cents, price_max_cents].map((cents) => formatNumber(cents / 100));
  return (
    <AdminPage
      title={text.title}
      crumbs={[{ to: '/admin/analytics/search-sessions', label: text.crumb }]}
    >
      <KeyFigures
        figures={[
          { label: text.began, value: began },
          { label: text.gender, value: showKey('gender', gender) },
          { label: text.age, value: formatAge(age_months) },
          { label: text.budget, value: `${prices.join(' à ')}\u00a0€` },
          ...(occasion ? [{ label: text.occasion, value: showKey('occasion', occasion) }] : []),
          ...(hints ? [{ label: text.hints, value: hints }] : []),
          { label: text.steps, value: formatQuantity(state.total) },
        ]}
      />
      <p className={searchStyles.lead}>{text.lead}</p>
      {changed > 0 && <p className={searchStyles.unreadable}>{text.changed(changed)}</p>}
      {isBeforeChange && <p className={searchStyles.unreadable}>{text.profileChanged}</p>}
      {steps.length > 0 && (
        <Link to={addressWith(search, { [UNFOLDED]: isOpen ? null : '1' })} preventScrollReset>
          {isOpen ? text.fold : text.unfold}
        </Link>
      )}
      <ol className={styles.steps} key={String(isOpen)}>
        {steps.map((step, index) => (
          <li key={step.seq}>
            <StepCard {...{ step, names, isOpen }} number={offset + index + 1} />
          </li>
        ))}
      </ol>
      <Pagination caption={text.steps} spec={STEPS} state={state} />
    </AdminPage>
  );
}
