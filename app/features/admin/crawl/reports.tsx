import type { PageHandle } from '#app/root.tsx';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { listRuns, runCount } from '#modules/catalogue/crawl/index.server.ts';
import { merchantNumber } from '../id.server.ts';
import type { Route } from './+types/reports.ts';
import { CrawlPage } from './crawl-page.tsx';
import { runLine } from './report-rows.ts';
import { COLUMNS, FILTERS, TABLE } from './run-columns.tsx';
import { crawlText } from './text.ts';

const text = crawlText.reports;
export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const { filter } = readRuns(searchParams);
    const runs = await listRuns(filter, fileRowsWanted(TABLE, searchParams));
    return csvResponse({ name: text.file, columns: COLUMNS, rows: runs.map(runLine) });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, filter } = readRuns(searchParams);
  const state = readTable(TABLE, searchParams, await runCount(filter));
  const runs = await listRuns(filter, rowsWanted(TABLE, state));
  return { isOfOne: filter.merchantId !== null, values, state, rows: runs.map(runLine) };
}

/** The runs that an address asks for. */
function readRuns(parameters: URLSearchParams) {
  const values = readFilters(FILTERS, parameters);
  const merchantId = merchantNumber(parameters.get('shop'));
  return { values, filter: { merchantId, text: values.q } };
}

/** The runs of all sites, or of one. */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const { isOfOne, values, state, rows } = loaderData;
  usePolling(rows.some(({ isUnderWay }) => isUnderWay));
  return (
    <CrawlPage
      title={text.title}
      actions={isOfOne && <StaffButtonLink to="/admin/crawl/reports">{text.all}</StaffButtonLink>}
    >
      <FilteredTable
        filterLabel={text.filterRuns}
        filters={FILTERS}
        values={values}
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
