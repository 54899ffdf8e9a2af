import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { DoneNotice, doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import {
  countMerchants,
  listMerchants,
  type MerchantFilters,
} from '#modules/moderation/merchants/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/merchants.ts';
import { listForm } from './merchant-forms.server.ts';
import { rowOf } from './merchant-row.server.ts';
import { MERCHANTS } from './merchants-table.tsx';
import { merchantText, merchantsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

const merchantList = storedList(MERCHANTS, {
  file: 'boutiques',
  wanted: ({ q, state, affiliated }): MerchantFilters => ({
    text: q,
    ...(state && { state }),
    ...(affiliated && { affiliated: affiliated === 'yes' }),
  }),
  count: countMerchants,
  read: async (wanted, rows) => (await listMerchants(wanted, rows)).map(rowOf),
});

export const middleware: Route.MiddlewareFunction[] = [merchantList.file];

export async function loader(args: Route.LoaderArgs) {
  return { page: await merchantList.page(args), done: args.url.searchParams.get(STEP.done) };
}

export async function action({ url, ...args }: Route.ActionArgs) {
  return await handlePost(listForm, args, ({ decision }) =>
    redirect(
      url.pathname + addressWith(url.search, { [STEP.done]: doneValue('accepted', decision) }),
      303,
    ),
  );
}

/** The shops, with what they bring. */
export default function Merchants({ loaderData, actionData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  return (
    <AdminPage
      title={text.title}
      actions={<StaffButtonLink to="/admin/merchants/add">{text.add}</StaffButtonLink>}
    >
      <DoneNotice
        done={actionData ? null : done}
        messages={merchantText.done}
        undo={(decision) => ({ undo: decision })}
      />
      <FormErrors title="" errors={errors} />
      <FilteredTable
        {...MERCHANTS}
        {...page}
        filterLabel={text.filter}
        caption={text.caption}
        rowKey={({ id }) => id}
        empty={text.empty}
      />
    </AdminPage>
  );
}
