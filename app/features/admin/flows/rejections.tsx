import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageOfRows } from '#app/ui/data-table/page-of-rows.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import { findFeed, rejectionsOf } from '#modules/catalogue/feeds/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/rejections.ts';
import { feedTitle, idOf } from './addresses.ts';
import { flowsText, flowText, rejectionsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

type Row = Awaited<ReturnType<typeof rejectionsOf>>[number];

const TABLE: TableSpec<'line'> = {
  sorts: [],
  defaultSort: { by: 'line', direction: 'asc' },
  pageSize: 50,
};

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'line',
    header: text.line,
    cell: ({ line }) => formatQuantity(line),
    csv: ({ line }) => line,
  },
  { key: 'reason', header: text.reason, cell: ({ reason }) => reason, csv: ({ reason }) => reason },
  {
    key: 'excerpt',
    header: text.excerpt,
    cell: ({ excerpt }) => excerpt,
    csv: ({ excerpt }) => excerpt,
  },
];

/** The rows as a file, when the address asks for it. */
export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ params }: Route.LoaderArgs) => {
    const rows = await rejectionsOf(idOf(params.run));
    return csvResponse({ name: 'lignes-refusees', columns: COLUMNS, rows });
  }),
];

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const feed = await findFeed(idOf(params.feed), null);
  const run = feed?.runs.find(({ id }) => id === idOf(params.run));
  if (!feed || !run) throw errorPage(404, flowText.unknown);
  const page = pageOfRows(TABLE, await rejectionsOf(run.id), searchParams);
  return { id: feed.id, name: feedTitle(feed), total: run.rejected, ...page };
}

/** The rows of a file that were not taken, each with its line and the reason. */
export default function Rejections({ loaderData }: Route.ComponentProps) {
  const { id, name, total, state, rows } = loaderData;
  return (
    <AdminPage
      title={text.title}
      crumbs={[
        { to: '/admin/crawl/flows', label: flowsText.title },
        { to: `/admin/crawl/flows/${id}`, label: name },
      ]}
    >
      {total > state.total && <p>{text.first(state.total, total)}</p>}
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ line }) => line}
        spec={TABLE}
        state={state}
        empty={text.empty}
      />
    </AdminPage>
  );
}
