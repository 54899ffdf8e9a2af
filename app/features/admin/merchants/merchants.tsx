import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { type FilterValues, readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { UndoNotice } from '#app/ui/undo-notice/undo-notice.tsx';
import {
  countMerchants,
  listMerchants,
  type MerchantFilters,
} from '#modules/moderation/merchants/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/merchants.ts';
import { listForm } from './merchant-forms.server.ts';
import { rowOf } from './merchant-row.server.ts';
import { COLUMNS, FILTERS, TABLE } from './merchants-table.tsx';
import { merchantText, merchantsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const wanted = fileRowsWanted(TABLE, searchParams);
    const merchants = await listMerchants(wantedOf(readFilters(FILTERS, searchParams)), wanted);
    return csvResponse({ name: 'boutiques', columns: COLUMNS, rows: merchants.map(rowOf) });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const filters = readFilters(FILTERS, searchParams);
  const wanted = wantedOf(filters);
  const state = readTable(TABLE, searchParams, await countMerchants(wanted));
  const merchants = await listMerchants(wanted, rowsWanted(TABLE, state));
  return {
    ...{ filters, state },
    rows: merchants.map(rowOf),
    approved: /^\d{1,15}$/.exec(searchParams.get(STEP.done) ?? '')?.[0] ?? null,
  };
}

function wantedOf({ q, state, affiliated }: FilterValues<typeof FILTERS>): MerchantFilters {
  return {
    text: q,
    ...(state && { state }),
    ...(affiliated && { affiliated: affiliated === 'yes' }),
  };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return await handlePost(listForm, args, ({ decision }) =>
    redirect(
      url.pathname + addressWith(url.search, { [STEP.done]: decision ? String(decision) : null }),
      303,
    ),
  );
}

/** The shops, with what they bring. */
export default function Merchants({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, state, rows, approved } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <AdminPage
      title={text.title}
      actions={<StaffButtonLink to="/admin/merchants/add">{text.add}</StaffButtonLink>}
    >
      {approved && !actionData && (
        <UndoNotice message={merchantText.done.accepted} fields={{ undo: approved }} />
      )}
      <FormErrors title="" errors={errors} />
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
    </AdminPage>
  );
}
