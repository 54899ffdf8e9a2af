import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import { findRun, listVisits } from '#modules/catalogue/crawl/index.server.ts';
import type { CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import { idOf } from '../id.server.ts';
import type { Route } from './+types/report.ts';
import styles from './crawl.module.css';
import { CrawlPage } from './crawl-page.tsx';
import { runLine } from './report-rows.ts';
import { codeText, crawlText, RESULTS } from './text.ts';
import { FILTERS, TABLE, VISIT_COLUMNS, visitLine } from './visit-columns.tsx';

const text = crawlText.reports;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export async function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const run = await findRun(idOf(params.run));
  if (!run) throw errorPage(404);
  const values = readFilters(FILTERS, searchParams);
  const result = values.result as CrawlResult | null;
  const all = Object.values(run.results).reduce((sum, count) => sum + count, 0);
  const state = readTable(TABLE, searchParams, result ? (run.results[result] ?? 0) : all);
  const { limit, offset } = rowsWanted(TABLE, state);
  const visits = await listVisits(run.id, result, { limit, offset });
  return { run: runLine(run), values, state, visits: visits.map(visitLine) };
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
