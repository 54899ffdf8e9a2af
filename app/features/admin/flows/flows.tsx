import { Link, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageOfRows } from '#app/ui/data-table/page-of-rows.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatAgo } from '#app/ui/text/format.ts';
import {
  feedMerchants,
  type ListedFeed,
  listFeeds,
} from '#modules/catalogue/feeds/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/flows.ts';
import { AddFeed } from './add-feed.tsx';
import styles from './flows.module.css';
import { addFeedForm } from './flows-forms.server.ts';
import { StateBadge } from './run-parts.tsx';
import { countsText, flowsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const TABLE: TableSpec<'merchant'> = {
  sorts: [],
  defaultSort: { by: 'merchant', direction: 'asc' },
  pageSize: 50,
};

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const [feeds, merchants] = await Promise.all([listFeeds(), feedMerchants()]);
  const shop = merchants.find(({ id }) => String(id) === searchParams.get('shop')) ?? null;
  const wanted = shop ? feeds.filter(({ merchant_id }) => merchant_id === shop.id) : feeds;
  const page = pageOfRows(TABLE, wanted, searchParams);
  const rows = page.rows.map((feed) => ({
    ...feed,
    ago: feed.run && formatAgo(new Date(feed.run.requested_at), nowMillis()),
  }));
  return { rows, state: page.state, merchants, shop };
}

export function action(args: Route.ActionArgs) {
  return handlePost(addFeedForm, args, ({ id }) => redirect(`/admin/crawl/flows/${id}`, 303));
}

type Row = ListedFeed & { ago: string | null };

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'flow',
    header: text.columns.flow,
    cell: ({ id, name }) => <Link to={`/admin/crawl/flows/${id}`}>{name}</Link>,
  },
  { key: 'merchant', header: text.columns.merchant, cell: ({ merchant }) => merchant },
  {
    key: 'source',
    header: text.columns.source,
    cell: ({ url, paused_at }) => (paused_at ? text.paused : url ? text.byAddress : text.byHand),
  },
  {
    key: 'state',
    header: text.columns.state,
    cell: ({ run }) => (run ? <StateBadge state={run.state} /> : text.never),
  },
  {
    key: 'counts',
    header: text.columns.counts,
    cell: ({ run }) => run && (run.state === 'failed' ? run.reason : countsText(run)),
  },
  { key: 'when', header: text.columns.when, cell: ({ ago }) => ago },
];

/** Product files of merchants: their state, and one more. */
export default function Flows({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, state, merchants, shop } = loaderData;
  return (
    <AdminPage title={text.title}>
      <p className={styles.lead}>{text.lead}</p>
      {shop && (
        <p className={styles.actions}>
          {text.of(shop.name)}
          <StaffButtonLink compact to="/admin/crawl/flows">
            {text.all}
          </StaffButtonLink>
        </p>
      )}
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={text.empty}
      />
      <AddFeed merchants={merchants} chosen={shop} reply={actionData ?? NO_REPLY} />
    </AdminPage>
  );
}
