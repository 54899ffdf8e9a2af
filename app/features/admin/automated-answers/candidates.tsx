import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { STEP } from '#app/ui/address/address.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { type FilterValues, readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import {
  countCandidates,
  type ListedCandidate,
  listCandidates,
} from '#modules/engine/insight/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/candidates.ts';
import { type CandidateRow, COLUMNS, FILTERS, TABLE } from './candidates-table.tsx';
import { Done } from './done.tsx';
import { textsOf } from './rule-row.server.ts';
import { conditionsOf } from './rule-words.ts';
import { handleStateForm } from './state-form.server.ts';
import { RuleTabs } from './tabs.tsx';
import { rulesText, candidatesText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const wanted = fileRowsWanted(TABLE, searchParams);
    const rows = await rowsOf(
      await listCandidates(wantedOf(readFilters(FILTERS, searchParams)), wanted),
    );
    return csvResponse({ name: 'propositions-de-regles', columns: COLUMNS, rows });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const filters = readFilters(FILTERS, searchParams);
  const wanted = wantedOf(filters);
  const state = readTable(TABLE, searchParams, await countCandidates(wanted));
  return {
    ...{ filters, state },
    rows: await rowsOf(await listCandidates(wanted, rowsWanted(TABLE, state))),
    done: searchParams.get(STEP.done),
  };
}

function wantedOf({ q, state }: FilterValues<typeof FILTERS>) {
  return { text: q, dismissed: state === 'dismissed' };
}

async function rowsOf(candidates: readonly ListedCandidate[]): Promise<CandidateRow[]> {
  const texts = await textsOf(candidates.flatMap(({ conditions }) => conditions));
  return candidates.map((candidate) => ({
    ...candidate,
    when: conditionsOf({ ...candidate, hint_words: null }, texts),
  }));
}

export const action = (args: Route.ActionArgs) => handleStateForm(args);

/** The rules that past searches speak for. */
export default function Candidates({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, state, rows, done } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <AdminPage
      title={text.title}
      crumbs={[{ to: '/admin/automated-answers', label: rulesText.title }]}
    >
      {!actionData && <Done done={done} />}
      <FormErrors title="" errors={errors} />
      <p>{text.lead}</p>
      <RuleTabs />
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
        empty={text.empty}
      />
      <p>{text.figures}</p>
    </AdminPage>
  );
}
