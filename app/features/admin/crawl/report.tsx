import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { storedList } from '#app/ui/data-table/stored-list.server.ts';
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
import { VISITS, visitLine } from './visit-columns.tsx';
import { codeText, RESULTS } from './visit-text.ts';

const text = crawlText.reports;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const visitList = storedList(VISITS, {
  file: text.visitsFile,
  wanted: ({ q, result }, { params }: Route.LoaderArgs): CrawlVisitFilter => ({
    runId: idOf(params.run),
    result: result as CrawlResult | null,
    text: q,
  }),
  count: crawlVisitCount,
  read: async (wanted, rows) => (await listCrawlVisits(wanted, rows)).map(visitLine),
});

export const middleware: Route.MiddlewareFunction[] = [visitList.file];

export async function loader(args: Route.LoaderArgs) {
  const run = await findRun(idOf(args.params.run));
  if (!run) throw errorPage(404);
  return { run: runLine(run), page: await visitList.page(args) };
}

/** A run: what it gave, what it could not read and why, and each page that it asked for. */
export default function Report({ loaderData }: Route.ComponentProps) {
  const { run, page } = loaderData;
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
        {...VISITS}
        {...page}
        filterLabel={text.filter}
        caption={text.visits}
        rowKey={({ id }) => id}
        empty={text.noVisits}
      />
    </CrawlPage>
  );
}
