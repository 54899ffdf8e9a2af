import { data, redirect, useLocation, useRouteLoaderData } from 'react-router';
import type { PageHandle, loader as rootLoader } from '#app/root.tsx';
import { addressWith } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readSort, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { isAtLeast } from '#modules/moderation/accounts/shared.ts';
import {
  listIdeas,
  listMerchants,
  listQuestions,
  searchIdeas,
  streamIdeas,
} from '#modules/moderation/idea-search/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/search.ts';
import { searchColumns } from './columns.tsx';
import styles from './criteria-form.module.css';
import { CriteriaForm } from './criteria-form.tsx';
import {
  FORM_SENT,
  type IdeaSearch,
  readSearch,
  readSentForm,
  SEARCH_TABLE,
} from './search-address.ts';
import { searchText as text } from './text.ts';

export const handle: PageHandle = { header: 'account', streamsAnswer: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

/** All ideas found as a file, when the address asks for it. */
export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(SEARCH_TABLE, async ({ url: { searchParams } }) => {
    const asked = readSearch(searchParams, []);
    const found = await find(asked, searchParams);
    if (asked.problem || !found.ok) return null;
    const columns = searchColumns({ hasPrices: true, isStaff: false });
    return csvResponse({ name: 'idees', columns, rows: streamIdeas(found.ids) });
  }),
];

export async function loader({ url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  const questions = QUESTION_CRITERIA.test(search) ? await listQuestions() : [];
  const merchants = search.includes('Merchant') ? await listMerchants() : [];
  const asked = searchParams.has(FORM_SENT)
    ? readSentForm(search, questions)
    : readSearch(searchParams, questions);
  if ('redirectTo' in asked) throw redirect(pathname + asked.redirectTo, 303);
  const found = await find(asked, searchParams);
  const ids = found.ok ? found.ids : [];
  const state = readTable(SEARCH_TABLE, searchParams, ids.length);
  const { offset, limit } = rowsWanted(SEARCH_TABLE, state);
  const { rows: criteria, problem, hasPrices } = asked;
  const isWrong = problem !== null || criteria.some(({ errors }) => Object.keys(errors).length > 0);
  return data(
    {
      ...{ criteria, problem, hasPrices, limit: asked.limit, state, merchants },
      rows: await listIdeas(ids.slice(offset, offset + limit)),
      isCut: found.ok && found.isCut,
      isTooSlow: !found.ok,
      questions: questions.slice(0, QUESTIONS_LISTED),
    },
    { status: isWrong ? 400 : found.ok ? 200 : 422 },
  );
}

const QUESTION_CRITERIA = /HasReaction|Relation/;
/** Questions to choose from while typing; any other by its number. */
const QUESTIONS_LISTED = 1000;

function find({ criteria, limit }: IdeaSearch, parameters: URLSearchParams) {
  const { by: orderBy, direction } = readSort(SEARCH_TABLE, parameters);
  return searchIdeas({ criteria, limit, orderBy, direction });
}

export default function IdeaSearchPage({ loaderData }: Route.ComponentProps) {
  const { criteria, problem, hasPrices, limit, questions, merchants, state, rows } = loaderData;
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account.type ?? 'NonLogged';
  const columns = searchColumns({ hasPrices, isStaff: isAtLeast(account, 'Moderator') });
  const { by, direction } = state.sort;
  const from = direction === 'desc' ? `-${by}` : by;
  const cohortAddress = addressWith(useLocation().search, { from, sort: null, page: null });
  const message = problem ? text.problem(problem) : loaderData.isTooSlow ? text.tooSlow : null;
  return (
    <ContribPage title={text.title}>
      {message && (
        <p className={styles.problem} role="alert">
          {message}
        </p>
      )}
      <CriteriaForm rows={criteria} {...{ limit, hasPrices, questions, merchants }} />
      {loaderData.isCut && <p>{text.cut(limit)}</p>}
      {rows.length > 0 && (
        <p>
          <StaffButtonLink to={`/contrib/idea/cohort${cohortAddress}`}>
            {text.cohort}
          </StaffButtonLink>
        </p>
      )}
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        spec={SEARCH_TABLE}
        state={state}
        empty={
          loaderData.isTooSlow ? null : (
            <EmptyState title={text.empty}>
              <p>{text.emptyHelp}</p>
              <ButtonLink to="?" preventScrollReset>
                {text.emptyAll}
              </ButtonLink>
            </EmptyState>
          )
        }
      />
    </ContribPage>
  );
}
