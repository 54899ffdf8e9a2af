import type { PageHandle } from '#app/root.tsx';
import { inPercent } from '#app/ui/chart/chart-data.ts';
import { LineChart, type Mark } from '#app/ui/chart/line-chart.tsx';
import { pageParameter } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import {
  type Activation,
  measureSearches,
  readActivations,
  readGrowth,
} from '#modules/engine/insight/index.server.ts';
import { FILTERS, filteredPage, readStats } from '../searches/filters.ts';
import { DIMENSION_NAMES } from '../searches/text.ts';
import type { Route } from './+types/evolution.ts';
import { groupFile } from './group-file.server.ts';
import { GroupTableView, groupTable, pageOfGroups } from './group-table.tsx';
import { measuresOverTime } from './periods.ts';
import styles from './stats.module.css';
import { StatsPage } from './stats-page.tsx';
import { statsText } from './text.ts';

const text = statsText.evolution;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const MEASURES = [
  'searches',
  'success',
  'acceptance',
  'questions_to_idea',
  'proposals_to_accepted',
] as const;

const EFFORTS = ['questions_to_idea', 'proposals_to_accepted'] as const;

/** Changes of version that are marked: the last ones. */
const MARKS_MAX = 60;

const TABLE = groupTable(text.table, 'versions', ['learning_version'], MEASURES);

const groupsOf = (parameters: URLSearchParams) =>
  measureSearches({ by: ['learning_version'], of: MEASURES, filter: readStats(parameters).filter });

export const middleware: Route.MiddlewareFunction[] = [groupFile(TABLE, groupsOf)];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, filter, per, unreadable } = readStats(searchParams);
  const [groups, versions, activations, growth] = await Promise.all([
    measureSearches({ by: [per], of: MEASURES, filter }),
    groupsOf(searchParams),
    readActivations(MARKS_MAX),
    readGrowth({ from: filter.from ?? null, to: filter.to ?? null }),
  ]);
  const page = pageOfGroups(TABLE, versions, searchParams);
  const shown = activations.filter(({ day }) => !filter.to || day <= filter.to);
  return filteredPage({ values, per, unreadable, groups, activations: shown, growth, ...page });
}

/** How performance changed, with the versions of the learning and the size of the catalogue. */
export default function Evolution({ loaderData }: Route.ComponentProps) {
  const { values, per, unreadable, groups, activations, growth, rows, state } = loaderData;
  const marks = activations.map(markOf);
  return (
    <StatsPage
      title={text.title}
      filters={FILTERS}
      values={values}
      unreadable={unreadable}
      drops={[pageParameter(TABLE.spec)]}
    >
      <div className={styles.charts}>
        <LineChart
          title={text.success}
          lead={text.successLead}
          data={inPercent(measuresOverTime(per, groups, ['success', 'acceptance']))}
          marks={marks}
        />
        <LineChart
          title={text.effort}
          lead={text.effortLead}
          data={{ ...measuresOverTime(per, groups, EFFORTS), decimals: 1 }}
          marks={marks}
        />
        <LineChart
          title={text.catalogue}
          lead={text.catalogueLead}
          data={sizes(growth)}
          marks={marks}
        />
      </div>
      <GroupTableView table={TABLE} rows={rows} state={state} />
    </StatsPage>
  );
}

function markOf({ day, of, version }: Activation): Mark {
  return of === 'learning'
    ? { day, label: text.mark(version), title: text.learning(version) }
    : { day, label: text.labelMark(version), title: text.labelModel(version), kind: 'dotted' };
}

function sizes(growth: Route.ComponentProps['loaderData']['growth']) {
  return {
    axis: DIMENSION_NAMES.day,
    places: growth.map(({ day }) => day),
    series: [
      { name: text.ideas, values: growth.map((day) => day.available_ideas) },
      { name: text.labelled, values: growth.map((day) => day.labelled_ideas) },
    ],
  };
}
