import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { STEP } from '#app/ui/address/address.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { type FilterValues, readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import {
  countRules,
  listRules,
  type RuleFilters,
} from '#modules/moderation/automated-answers/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/rules.ts';
import { Done } from './done.tsx';
import { rowsOf } from './rule-row.server.ts';
import { COLUMNS, FILTERS, TABLE } from './rules-table.tsx';
import { handleStateForm } from './state-form.server.ts';
import { RuleTabs } from './tabs.tsx';
import { rulesText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const rules = await listRules(
      wantedOf(readFilters(FILTERS, searchParams)),
      fileRowsWanted(TABLE, searchParams),
    );
    return csvResponse({
      name: 'reponses-automatiques',
      columns: COLUMNS,
      rows: await rowsOf(rules),
    });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const filters = readFilters(FILTERS, searchParams);
  const wanted = wantedOf(filters);
  const state = readTable(TABLE, searchParams, await countRules(wanted));
  return {
    ...{ filters, state },
    rows: await rowsOf(await listRules(wanted, rowsWanted(TABLE, state))),
    done: searchParams.get(STEP.done),
  };
}

function wantedOf({ q, answer, state }: FilterValues<typeof FILTERS>): RuleFilters {
  return {
    text: q,
    ...(answer && { answer }),
    ...(state && { paused: state === 'paused' }),
  };
}

export const action = (args: Route.ActionArgs) => handleStateForm(args);

/** The rules of automated answers. */
export default function Rules({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, state, rows, done } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <AdminPage
      title={text.title}
      actions={<StaffButtonLink to="/admin/automated-answers/add">{text.add}</StaffButtonLink>}
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
        stacked={['answer', 'when', 'id']}
      />
    </AdminPage>
  );
}
