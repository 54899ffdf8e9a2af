import type { PageHandle } from '#app/root.tsx';
import { inPercent } from '#app/ui/chart/chart-data.ts';
import { HeatMap } from '#app/ui/chart/heat-map.tsx';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { pageParameter } from '#app/ui/data-table/table-state.ts';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import { countExits, measureSearches } from '#modules/engine/insight/index.server.ts';
import { FILTERS, filteredPage, readStats } from '../searches/filters.ts';
import { type Group, showMeasure } from '../searches/measures.ts';
import { DIMENSION_NAMES, MEASURE_NAMES, searchesText, VALUES } from '../searches/text.ts';
import type { Route } from './+types/overview.ts';
import { groupFile } from './group-file.server.ts';
import { GroupTableView, groupTable, pageOfGroups } from './group-table.tsx';
import { overTime, type Per } from './periods.ts';
import styles from './stats.module.css';
import { StatsPage } from './stats-page.tsx';
import { statsText } from './text.ts';

const text = statsText.overview;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const MEASURES = [
  ...(['searches', 'accepted', 'clicked', 'gave_up', 'left', 'acceptance', 'success'] as const),
  ...(['questions', 'shown', 'refused', 'kept'] as const),
] as const;

const tableBy = (per: Per) => groupTable(text.table, 'recherches', [per], MEASURES);

const groupsOf = (parameters: URLSearchParams) => {
  const { filter, per } = readStats(parameters);
  return measureSearches({ by: [per], of: MEASURES, filter });
};

export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => groupFile(tableBy(readStats(args.url.searchParams).per), groupsOf)(args, next),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, filter, per, unreadable } = readStats(searchParams);
  const [[total], groups, hours, exits] = await Promise.all([
    measureSearches({ by: [], of: [...MEASURES, 'first_question'], filter }),
    groupsOf(searchParams),
    measureSearches({ by: ['weekday', 'hour'], of: ['searches'], filter }),
    countExits({ from: filter.from ?? null, to: filter.to ?? null }),
  ]);
  const page = { values, per, unreadable, total, groups, hours, exits };
  const table = pageOfGroups(tableBy(per), groups, searchParams);
  return filteredPage({ ...page, ...table });
}

/** How many searches there were, and how they ended, over time. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { values, per, unreadable, total, groups, hours, exits, rows, state } = loaderData;
  const table = tableBy(per);
  return (
    <StatsPage
      title={text.title}
      lead={text.lead}
      filters={FILTERS}
      values={values}
      unreadable={unreadable}
      drops={[pageParameter(table.spec)]}
    >
      <KeyFigures
        figures={[
          ...(
            ['searches', 'success', 'acceptance', 'gave_up', 'left', 'first_question'] as const
          ).map((measure) => ({
            label: MEASURE_NAMES[measure],
            value: showMeasure(measure, total?.of[measure]),
          })),
          { label: text.exits, value: formatQuantity(exits), note: text.exitsNote },
        ]}
      />
      <div className={styles.charts}>
        <LineChart title={text.searches} data={counts(per, groups)} area />
        <LineChart title={text.ends} lead={text.endsLead} data={ends(per, groups)} />
        <HeatMap title={text.week} lead={text.weekLead} data={byHour(hours)} />
      </div>
      <GroupTableView table={table} rows={rows} state={state} />
    </StatsPage>
  );
}

function counts(per: Per, groups: readonly Group[]) {
  const series = (['searches', 'accepted', 'clicked'] as const).map((measure) => ({
    name: MEASURE_NAMES[measure],
    read: (group: Group | undefined) => group?.of[measure] ?? 0,
  }));
  return overTime(per, groups, series);
}

function ends(per: Per, groups: readonly Group[]) {
  const series = (['accepted', 'clicked', 'gave_up', 'left'] as const).map((measure) => ({
    name: VALUES.end[measure],
    read: (group: Group | undefined) =>
      group?.of.searches ? (group.of[measure] ?? 0) / group.of.searches : null,
  }));
  return inPercent(overTime(per, groups, series));
}

function byHour(groups: readonly Group[]) {
  const found = new Map(groups.map(({ by, of }) => [`${by.weekday} ${by.hour}`, of.searches ?? 0]));
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    axis: DIMENSION_NAMES.hour,
    places: hours.map((hour) => searchesText.hours(String(hour))),
    series: Object.entries(VALUES.weekday).map(([day, name]) => ({
      name,
      values: hours.map((hour) => found.get(`${day} ${hour}`) ?? 0),
    })),
  };
}
