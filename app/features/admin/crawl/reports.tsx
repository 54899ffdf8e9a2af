import { Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readTable, rowsWanted, type TableSpec } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import { listRuns, runCount } from '#modules/catalogue/crawl/index.server.ts';
import type { CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import type { Route } from './+types/reports.ts';
import { CrawlPage } from './crawl-page.tsx';
import { type RunLine, runLine } from './report-rows.ts';
import { crawlText, RESULTS } from './text.ts';

const text = crawlText.reports;
const TABLE: TableSpec<'started'> = {
  sorts: [],
  defaultSort: { by: 'started', direction: 'desc' },
  pageSize: 30,
};
/** What a run is judged by, at a glance; its page has the rest. */
const COUNTED: readonly CrawlResult[] = [
  'added',
  'changed',
  'unchanged',
  'gone',
  'refused',
  'error',
];

const COLUMNS: readonly Column<RunLine>[] = [
  {
    key: 'started',
    header: text.started,
    cell: ({ id, started }) => <Link to={`/admin/crawl/reports/${id}`}>{started}</Link>,
  },
  { key: 'shop', header: text.shop, cell: ({ name }) => name },
  { key: 'ended', header: text.ended, cell: ({ ended }) => ended },
  ...COUNTED.map(
    (result): Column<RunLine> => ({
      key: result,
      header: RESULTS[result],
      align: 'end',
      cell: ({ results }) => formatQuantity(results[result] ?? 0),
    }),
  ),
  {
    key: 'requests',
    header: text.requests,
    align: 'end',
    cell: ({ requests }) => formatQuantity(requests),
  },
  { key: 'bytes', header: text.bytes, align: 'end', cell: ({ bytes }) => bytes },
  { key: 'waited', header: text.waited, align: 'end', cell: ({ waited }) => waited },
];

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const shop = searchParams.get('shop') ?? '';
  const merchantId = /^[1-9]\d{0,8}$/.test(shop) ? Number(shop) : null;
  const state = readTable(TABLE, searchParams, await runCount(merchantId));
  const { limit, offset } = rowsWanted(TABLE, state);
  const runs = await listRuns(merchantId, { limit, offset });
  return { isOfOne: merchantId !== null, state, rows: runs.map(runLine) };
}

/** The runs of all sites, or of one. */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const { isOfOne, state, rows } = loaderData;
  usePolling(rows.some(({ isUnderWay }) => isUnderWay));
  return (
    <CrawlPage
      title={text.title}
      actions={isOfOne && <StaffButtonLink to="/admin/crawl/reports">{text.all}</StaffButtonLink>}
    >
      <DataTable
        caption={text.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={text.empty}
      />
    </CrawlPage>
  );
}
