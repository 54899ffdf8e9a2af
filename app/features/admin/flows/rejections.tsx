import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { listFile } from '#app/ui/data-table/list-file.server.ts';
import { listPage, rowList } from '#app/ui/data-table/row-list.ts';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
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

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'line',
    header: text.line,
    cell: ({ line }) => formatQuantity(line),
    csv: ({ line }) => line,
  },
  plainColumn('reason', text.reason, ({ reason }) => reason),
  plainColumn('excerpt', text.excerpt, ({ excerpt }) => excerpt),
];

const REJECTIONS = rowList(COLUMNS);

/** The rows as a file, when the address asks for it. */
export const middleware: Route.MiddlewareFunction[] = [
  listFile(REJECTIONS, 'lignes-refusees', ({ params }: Route.LoaderArgs) =>
    rejectionsOf(idOf(params.run)),
  ),
];

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const feed = await findFeed(idOf(params.feed), null);
  const run = feed?.runs.find(({ id }) => id === idOf(params.run));
  if (!feed || !run) throw errorPage(404, flowText.unknown);
  const rejections = await rejectionsOf(run.id);
  const page = listPage(REJECTIONS, rejections, searchParams);
  return { id: feed.id, name: feedTitle(feed), total: run.rejected, kept: rejections.length, page };
}

/** The rows of a file that were not taken, each with its line and the reason. */
export default function Rejections({ loaderData }: Route.ComponentProps) {
  const { id, name, total, kept, page } = loaderData;
  return (
    <AdminPage
      title={text.title}
      crumbs={[
        { to: '/admin/crawl/flows', label: flowsText.title },
        { to: `/admin/crawl/flows/${id}`, label: name },
      ]}
    >
      {total > kept && <p>{text.first(kept, total)}</p>}
      <ListTable
        caption={text.caption}
        list={REJECTIONS}
        page={page}
        rowKey={({ line }) => line}
        empty={text.empty}
      />
    </AdminPage>
  );
}
