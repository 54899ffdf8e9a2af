import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { type FilterValues, readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import {
  type CrawlVisitFilter,
  crawlVisitCount,
  findRun,
  listCrawlVisits,
} from '#modules/catalogue/crawl/index.server.ts';
import type { CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import { idOf } from '../id.server.ts';
import type { Route } from './+types/report.ts';
import styles from './crawl.module.css';
import { CrawlPage } from './crawl-page.tsx';
import { runLine } from './report-rows.ts';
import { crawlText } from './text.ts';
import { FILTERS, TABLE, VISIT_COLUMNS, visitLine } from './visit-columns.tsx';
import { codeText, RESULTS } from './visit-text.ts';

const text = crawlText.reports;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ params, url: { searchParams } }: Route.LoaderArgs) => {
    const filter = visitFilter(idOf(params.run), readFilters(FILTERS, searchParams));
    const visits = await listCrawlVisits(filter, fileRowsWanted(TABLE, searchParams));
    return csvResponse({
      name: text.visitsFile,
      columns: VISIT_COLUMNS,
      rows: visits.map(visitLine),
    });
  }),
];

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const run = await findRun(idOf(params.run));
  if (!run) throw errorPage(404);
  const values = readFilters(FILTERS, searchParams);
  const filter = visitFilter(run.id, values);
  const state = readTable(TABLE, searchParams, await crawlVisitCount(filter));
  const visits = await listCrawlVisits(filter, rowsWanted(TABLE, state));
  return { run: runLine(run), values, state, visits: visits.map(visitLine) };
}

function visitFilter(runId: number, { q, result }: FilterValues<typeof FILTERS>): CrawlVisitFilter {
  return { runId, result: result as CrawlResult | null, text: q };
}

/** A run: what it gave, what it could not read and why, and each page that it asked for. */
export default function Report({ loaderData }: Route.ComponentProps) {
  const { run, values, state, visits } = loaderData;
  usePolling(run.isUnderWay);
  const figures = [
    ...Object.entries(RESULTS).flatMap(([result, label]) => {
      const count = run.results[result as CrawlResult];
      return count ? { label, value: formatQuantity(count) } : [];
    }),
    { label: text.requests, value: formatQuantity(run.requests) },
    { label: text.bytes, value: run.bytes },
    { label: text.waited, value: run.waited },
  ];
  return (
    <CrawlPage
      title={text.of(run.name)}
      crumbs={[{ to: '/admin/crawl/reports', label: crawlText.tabs.reports }]}
    >
      <p>
        {text.span(run.started, run.endedAt)} · {run.ended}
      </p>
      <KeyFigures figures={figures} />
      <h2 className={styles.heading}>{text.errors}</h2>
      {run.codes.length === 0 && <p>{text.noErrors}</p>}
      <ul className={styles.reasons}>
        {run.codes.map(([code, count]) => (
          <li key={code}>{text.countOf(codeText(code), count)}</li>
        ))}
      </ul>
      <FilteredTable
        filterLabel={text.filter}
        filters={FILTERS}
        values={values}
        caption={text.visits}
        columns={VISIT_COLUMNS}
        rows={visits}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={text.noVisits}
      />
    </CrawlPage>
  );
}
