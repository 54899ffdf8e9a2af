import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { type FilterValues, readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
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

/** The table as a file, when the address asks for it. */
export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams }, context }) => {
    const wanted = fileRowsWanted(TABLE, searchParams);
    const rows = await listQuestions(
      accountOf(context),
      asked(readFilters(FILTERS, searchParams)),
      wanted,
    );
    return csvResponse({ name: 'questions', columns: COLUMNS, rows });
  }),
];

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const account = accountOf(context);
  const values = readFilters(FILTERS, searchParams);
  const filters = asked(values);
  const state = readTable(TABLE, searchParams, await countQuestions(account, filters));
  const rows = await listQuestions(account, filters, rowsWanted(TABLE, state));
  const done = DONE.find((each) => each === searchParams.get(STEP.done)) ?? null;
  return { filters: values, state, rows, done };
}

const DONE = ['proposed', 'accepted'] as const;

function asked({ own, ...filters }: FilterValues<typeof FILTERS>) {
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
      <FilteredTable
        filterLabel={text.filter}
        filters={FILTERS}
        values={filters}
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
      >
        <p className={styles.hint}>{text.recent}</p>
      </FilteredTable>
    </ContribPage>
  );
}
