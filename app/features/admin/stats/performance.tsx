import type { PageHandle } from '#app/root.tsx';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { inPercent } from '#app/ui/chart/chart-data.ts';
import { HeatMap } from '#app/ui/chart/heat-map.tsx';
import { pageParameter } from '#app/ui/data-table/table-state.ts';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { measureSearches } from '#modules/engine/insight/index.server.ts';
import { FILTERS, filteredPage, readStats } from '../searches/filters.ts';
import { type Group, showMeasure } from '../searches/measures.ts';
import {
  AGE_LABELS,
  BUDGET_LABELS,
  DIMENSION_NAMES,
  MEASURE_NAMES,
  VALUES,
} from '../searches/text.ts';
import type { Route } from './+types/performance.ts';
import { groupFile } from './group-file.server.ts';
import { GroupTableView, groupTable, pageOfGroups } from './group-table.tsx';
import styles from './stats.module.css';
import { StatsPage } from './stats-page.tsx';
import { statsText } from './text.ts';

const text = statsText.performance;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const FIGURES = [
  'searches',
  'success',
  'acceptance',
  'questions_to_idea',
  'proposals_to_accepted',
  'duration',
  'first_question',
] as const;
/** What the profiles are compared by: no medians, since those of a hundred groups take a second each. */
const MEASURES = FIGURES.slice(0, 5);
const PROFILE = ['gender', 'age', 'budget'] as const;

const TABLE = groupTable(text.table, 'performance', PROFILE, MEASURES, {
  sort: { by: 'searches', direction: 'desc' },
});

const groupsOf = (parameters: URLSearchParams) =>
  measureSearches({
    by: PROFILE,
    of: [...MEASURES, 'accepted', 'clicked'],
    filter: readStats(parameters).filter,
  });

export const middleware: Route.MiddlewareFunction[] = [groupFile(TABLE, groupsOf)];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, filter, unreadable } = readStats(searchParams);
  const [[total], groups] = await Promise.all([
    measureSearches({ by: [], of: FIGURES, filter }),
    groupsOf(searchParams),
  ]);
  const [ages, cells] = [together(groups, ['age']), together(groups, ['age', 'budget'])];
  const page = pageOfGroups(TABLE, groups, searchParams);
  return filteredPage({ values, unreadable, total, ages, cells, ...page });
}

/** Shares of groups that have these dimensions in common. */
function together(groups: readonly Group[], by: readonly ('age' | 'budget')[]): Group[] {
  const parts = Map.groupBy(groups, (group) => by.map((each) => group.by[each]).join(' '));
  return [...parts.values()].map((part) => {
    const sum = (measure: 'searches' | 'accepted' | 'clicked') =>
      part.reduce((total, { of }) => total + (of[measure] ?? 0), 0);
    const [searches, accepted, clicked] = [sum('searches'), sum('accepted'), sum('clicked')];
    return {
      by: part[0]?.by ?? {},
      of: { success: (accepted + clicked) / searches, acceptance: accepted / searches },
    };
  });
}

/** How well searches do, for whom. */
export default function Performance({ loaderData }: Route.ComponentProps) {
  const { values, unreadable, total, ages, cells, rows, state } = loaderData;
  return (
    <StatsPage
      title={text.title}
      lead={text.lead}
      filters={FILTERS}
      values={values}
      unreadable={unreadable}
      drops={[pageParameter(TABLE.spec)]}
    >
      <KeyFigures
        figures={FIGURES.map((measure) => ({
          label: MEASURE_NAMES[measure],
          value: showMeasure(measure, total?.of[measure]),
        }))}
      />
      <div className={styles.charts}>
        <BarChart title={text.ages} lead={text.mapLead} data={byAge(ages)} />
        <HeatMap title={text.map} lead={text.mapLead} data={byAgeAndBudget(cells)} />
      </div>
      <GroupTableView table={TABLE} rows={rows} state={state} />
    </StatsPage>
  );
}

function byAge(groups: readonly Group[]) {
  const found = new Map(groups.map(({ by, of }) => [by.age ?? '', of]));
  return inPercent({
    axis: DIMENSION_NAMES.age,
    places: Object.values(VALUES.age),
    labels: AGE_LABELS,
    series: (['success', 'acceptance'] as const).map((measure) => ({
      name: MEASURE_NAMES[measure],
      values: Object.keys(VALUES.age).map((age) => found.get(age)?.[measure] ?? null),
    })),
  });
}

function byAgeAndBudget(groups: readonly Group[]) {
  const found = new Map(groups.map(({ by, of }) => [`${by.age} ${by.budget}`, of.success]));
  return inPercent({
    axis: DIMENSION_NAMES.budget,
    places: Object.values(VALUES.budget),
    labels: BUDGET_LABELS,
    series: Object.entries(VALUES.age).map(([age, name]) => ({
      name,
      values: Object.keys(VALUES.budget).map((budget) => found.get(`${age} ${budget}`) ?? null),
    })),
  });
}
