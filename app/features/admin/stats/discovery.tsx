import type { PageHandle } from '#app/root.tsx';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { pageParameter } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { measureSearches } from '#modules/engine/insight/index.server.ts';
import { FILTERS, filteredPage, readStats } from '../searches/filters.ts';
import { showKey } from '../searches/measures.ts';
import { BOTH_SOURCES, DIMENSION_NAMES, MEASURE_NAMES } from '../searches/text.ts';
import type { Route } from './+types/discovery.ts';
import { groupFile } from './group-file.server.ts';
import { GroupTableView, groupTable, pageOfGroups } from './group-table.tsx';
import styles from './stats.module.css';
import { StatsPage } from './stats-page.tsx';
import { statsText } from './text.ts';

const text = statsText.discovery;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const MEASURES = [
  'searches',
  'accepted',
  'clicked',
  'acceptance',
  'success',
  'shop_visits',
] as const;

/** So many keywords and campaigns are listed: strangers may write any in an address. */
const ROWS_MAX = 2000;

const MOST_FIRST = { by: 'searches', direction: 'desc' } as const;

const TABLES = {
  source: groupTable(text.source, text.sourceFile, ['source'], MEASURES, {
    prefix: 'source.',
    sort: MOST_FIRST,
  }),
  keyword: groupTable(text.keyword, text.keywordFile, ['keyword'], MEASURES, {
    prefix: 'keyword.',
    sort: MOST_FIRST,
    pageSize: 20,
  }),
  campaign: groupTable(text.campaign, text.campaignFile, ['campaign'], MEASURES, {
    prefix: 'campaign.',
    sort: MOST_FIRST,
    pageSize: 20,
  }),
};
type Name = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Name[];

const groupsBy = (name: Name) => (parameters: URLSearchParams) =>
  measureSearches({
    by: [name],
    of: MEASURES,
    filter: readStats(parameters).filter,
    mostOf: 'searches',
    limit: ROWS_MAX,
  });

export const middleware: Route.MiddlewareFunction[] = NAMES.map((name) =>
  groupFile(TABLES[name], groupsBy(name)),
);

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, unreadable } = readStats(searchParams);
  const [source, keyword, campaign] = await Promise.all(
    NAMES.map((name) => groupsBy(name)(searchParams)),
  );
  const groups = { source: source ?? [], keyword: keyword ?? [], campaign: campaign ?? [] };
  const pages = NAMES.map((name) => ({
    name,
    ...pageOfGroups(TABLES[name], groups[name], searchParams),
  }));
  return filteredPage({ values, unreadable, sources: groups.source, pages });
}

/** Where visitors came from, and what became of their searches. */
export default function Discovery({ loaderData }: Route.ComponentProps) {
  const { values, unreadable, sources, pages } = loaderData;
  const chart = {
    axis: DIMENSION_NAMES.source,
    places: sources.map(({ by }) => showKey('source', by.source)),
    labels: sources.map(({ by }) =>
      by.source === 'Multiple' ? BOTH_SOURCES : showKey('source', by.source),
    ),
    series: (['searches', 'accepted', 'clicked'] as const).map((measure) => ({
      name: MEASURE_NAMES[measure],
      values: sources.map(({ of }) => of[measure]),
    })),
  };
  return (
    <StatsPage
      title={text.title}
      filters={FILTERS}
      values={values}
      unreadable={unreadable}
      drops={NAMES.map((name) => pageParameter(TABLES[name].spec))}
    >
      <div className={styles.charts}>
        <BarChart title={text.chart} data={chart} />
      </div>
      {pages.map(({ name, rows, state }) => (
        <GroupTableView key={name} table={TABLES[name]} rows={rows} state={state} />
      ))}
    </StatsPage>
  );
}
