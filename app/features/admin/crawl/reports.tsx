import type { PageHandle } from '#app/root.tsx';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { storedList } from '#app/ui/data-table/stored-list.server.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { listRuns, runCount } from '#modules/catalogue/crawl/index.server.ts';
import { merchantNumber } from '../id.server.ts';
import type { Route } from './+types/reports.ts';
import { CrawlPage } from './crawl-page.tsx';
import { runLine } from './report-rows.ts';
import { RUNS } from './run-columns.tsx';
import { crawlText } from './text.ts';

const text = crawlText.reports;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const runList = storedList(RUNS, {
  file: text.file,
  wanted: ({ q }, { url }) => ({ merchantId: shopIn(url), text: q }),
  count: runCount,
  read: async (wanted, rows) => (await listRuns(wanted, rows)).map(runLine),
});

export const middleware: Route.MiddlewareFunction[] = [runList.file];

export async function loader(args: Route.LoaderArgs) {
  return { isOfOne: shopIn(args.url) !== null, page: await runList.page(args) };
}

/** The shop whose runs alone an address asks for. */
function shopIn({ searchParams }: URL): number | null {
  return merchantNumber(searchParams.get('shop'));
}

/** The runs of all sites, or of one. */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const { isOfOne, page } = loaderData;
  usePolling(page.rows.some(({ isUnderWay }) => isUnderWay));
  return (
    <CrawlPage
      title={text.title}
      actions={isOfOne && <StaffButtonLink to="/admin/crawl/reports">{text.all}</StaffButtonLink>}
    >
      <FilteredTable
        {...RUNS}
        {...page}
        filterLabel={text.filterRuns}
        caption={text.caption}
        rowKey={({ id }) => id}
        empty={text.empty}
      />
    </CrawlPage>
  );
}
