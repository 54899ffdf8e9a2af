import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import {
  pageParameter,
  readSort,
  readTable,
  rowsWanted,
  wantsCsv,
} from '#app/ui/data-table/table-state.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FilterForm } from '#app/ui/filter-form/filter-form.tsx';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { FormNotice } from '#app/ui/form-page/form-page.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { countQuestions, listQuestions } from '#modules/moderation/questions/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/list.ts';
import { COLUMNS, FILTERS, TABLE } from './list-table.tsx';
import styles from './questions.module.css';
import { listText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

/** The catalogue has fewer questions: the file has all of them. */
const FILE_ROWS_MAX = 10_000;

/** The table as a file, when the address asks for it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request: { method }, url: { searchParams }, context }, next) => {
    if (method === 'POST' || !wantsCsv(TABLE, searchParams)) return next();
    const { by, direction } = readSort(TABLE, searchParams);
    const wanted = { orderBy: by, direction, limit: FILE_ROWS_MAX, offset: 0 };
    const rows = await listQuestions(accountOf(context), asked(searchParams), wanted);
    return csvResponse({ name: 'questions', columns: COLUMNS, rows });
  },
];

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const account = accountOf(context);
  const filters = asked(searchParams);
  const state = readTable(TABLE, searchParams, await countQuestions(account, filters));
  const rows = await listQuestions(account, filters, rowsWanted(TABLE, state));
  const done = DONE.find((each) => each === searchParams.get(STEP.done)) ?? null;
  return { filters: readFilters(FILTERS, searchParams), state, rows, done };
}

const DONE = ['proposed', 'accepted'] as const;

function accountOf(context: Route.LoaderArgs['context']) {
  const account = visitorOf(context)?.account;
  if (!account) throw errorPage(403);
  return account;
}

function asked(parameters: URLSearchParams) {
  const { own, ...filters } = readFilters(FILTERS, parameters);
  return { ...filters, own: own.length > 0 };
}

/** The questions of the catalogue: what is asked, how it is answered, and what should be better. */
export default function Questions({ loaderData }: Route.ComponentProps) {
  const { filters, state, rows, done } = loaderData;
  return (
    <ContribPage
      title={text.title}
      actions={<StaffButtonLink to="/contrib/questions/add">{text.add}</StaffButtonLink>}
    >
      {done && <FormNotice>{text.done[done]}</FormNotice>}
      <FilterForm
        label={text.filter}
        filters={FILTERS}
        values={filters}
        drops={[pageParameter(TABLE)]}
      />
      <p className={styles.hint}>{text.recent}</p>
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={
          <EmptyState title={text.empty}>
            <p>{text.emptyHelp}</p>
            <ButtonLink to="?" preventScrollReset>
              {text.all}
            </ButtonLink>
          </EmptyState>
        }
      />
    </ContribPage>
  );
}
