import type { PageHandle } from '#app/root.tsx';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { inPercent } from '#app/ui/chart/chart-data.ts';
import { LineChart } from '#app/ui/chart/line-chart.tsx';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageOfRows, sortedRows } from '#app/ui/data-table/page-of-rows.ts';
import { pageParameter } from '#app/ui/data-table/table-state.ts';
import { KeyFigures } from '#app/ui/key-figures/key-figures.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import { formatPercent } from '../format.ts';
import { FILTERS, filteredPage, readStats } from '../searches/filters.ts';
import { showMeasure } from '../searches/measures.ts';
import { Nothing } from '../searches/nothing.tsx';
import { MEASURE_NAMES, searchesText } from '../searches/text.ts';
import type { Route } from './+types/quality.ts';
import { measuresOverTime } from './periods.ts';
import { qualityFigures, readQuestions } from './quality-page.server.ts';
import { COLUMNS, TABLE, valueIn } from './question-table.tsx';
import styles from './stats.module.css';
import { StatsPage } from './stats-page.tsx';
import { statsText } from './text.ts';

const text = statsText.quality;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const { questions } = await readQuestions(searchParams);
    const rows = sortedRows(TABLE, questions, searchParams, valueIn);
    return csvResponse({ name: 'questions', columns: COLUMNS, rows });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, per, unreadable } = readStats(searchParams);
  const read = await readQuestions(searchParams);
  const figures = await qualityFigures(searchParams, read);
  const page = pageOfRows(TABLE, read.questions, searchParams, valueIn);
  return filteredPage({ values, per, unreadable, ...figures, ...page });
}

/** What is wrong with questions, labels and ideas. */
export default function Quality({ loaderData }: Route.ComponentProps) {
  const { values, per, unreadable, total, groups, ideas, rows, state } = loaderData;
  const { pairs, disagreement, useless } = loaderData;
  return (
    <StatsPage
      title={text.title}
      lead={text.separationLead}
      filters={FILTERS}
      values={values}
      unreadable={unreadable}
      drops={[pageParameter(TABLE)]}
    >
      <KeyFigures
        figures={[
          {
            label: MEASURE_NAMES.unknown_share,
            value: showMeasure('unknown_share', total?.unknown_share),
          },
          {
            label: text.inconsistent,
            value: showMeasure('inconsistent_share', total?.inconsistent_share),
          },
          {
            label: text.disagreement,
            value: disagreement === null ? searchesText.none : formatPercent(disagreement),
            note: `${formatQuantity(pairs)} ${text.disagreementNote}`,
          },
          { label: text.useless(useless), value: formatQuantity(useless), note: text.uselessNote },
        ]}
      />
      <div className={styles.charts}>
        <LineChart
          title={text.unknown}
          lead={text.unknownLead}
          data={inPercent(measuresOverTime(per, groups, ['unknown_share', 'inconsistent_share']))}
        />
        <BarChart
          title={text.labels}
          lead={text.labelsLead}
          data={{
            axis: text.labelsAxis,
            places: ideas.map(({ range }) => range),
            labels: ideas.map(({ label }) => label),
            series: [{ name: text.ideas, values: ideas.map((range) => range.ideas) }],
          }}
        />
      </div>
      <DataTable
        caption={text.table}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        spec={TABLE}
        state={state}
        empty={<Nothing title={statsText.empty} />}
      />
    </StatsPage>
  );
}
