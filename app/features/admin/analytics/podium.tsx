import { useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { addressWith } from '#app/ui/address/address.ts';
import { csvMiddleware } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageParameter } from '#app/ui/data-table/table-state.ts';

import { pageMeta } from '#app/ui/page-meta.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { filteredPage } from '../searches/filters.ts';
import { NarrowedDown } from '../searches/narrowed-down.tsx';
import { Nothing } from '../searches/nothing.tsx';
import type { Route } from './+types/podium.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import { IDEA_FILTERS, QUESTION_FILTERS, readIdeaFilters } from './filters.ts';
import { PODIUM_COLUMNS } from './idea-columns.tsx';
import { QUESTION_COLUMNS, QUESTION_TABLE } from './question-columns.tsx';
import { fileOfIdeas, fileOfQuestions, pageOfIdeas, pageOfQuestions } from './ranked.server.ts';
import { PODIUM_TABLE } from './tables.ts';
import { analyticsText } from './text.ts';

const text = analyticsText.podium;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const RANKED = ['ideas', 'questions'] as const;

const rankedOf = (parameters: URLSearchParams) =>
  parameters.get('of') === 'questions' ? 'questions' : 'ideas';

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(PODIUM_TABLE, ({ url: { searchParams } }) =>
    rankedOf(searchParams) === 'ideas'
      ? fileOfIdeas(text.ideasFile, PODIUM_TABLE, PODIUM_COLUMNS, searchParams)
      : fileOfQuestions(text.questionsFile, searchParams),
  ),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, unreadable } = readIdeaFilters(searchParams);
  const podium =
    rankedOf(searchParams) === 'ideas'
      ? { of: 'ideas' as const, ...(await pageOfIdeas(PODIUM_TABLE, searchParams)) }
      : { of: 'questions' as const, ...(await pageOfQuestions(searchParams)) };
  return filteredPage({ values, unreadable, podium });
}

/** The ideas and the questions that did best, or worst. */
export default function Podium({ loaderData }: Route.ComponentProps) {
  const { values, unreadable, podium } = loaderData;
  const { search } = useLocation();
  return (
    <AnalyticsPage title={text.title}>
      <Tabs
        label={text.of}
        tabs={RANKED.map((of) => ({
          to: addressWith(search, { of, page: null, sort: null }) || '?',
          label: text[of],
          current: of === podium.of,
        }))}
      />
      <NarrowedDown
        lead={podium.of === 'ideas' ? text.ideasLead : text.questionsLead}
        filters={podium.of === 'ideas' ? IDEA_FILTERS : QUESTION_FILTERS}
        values={values}
        unreadable={unreadable}
        drops={[pageParameter(PODIUM_TABLE)]}
      />
      {podium.of === 'ideas' ? (
        <DataTable
          caption={text.ideasTable}
          columns={PODIUM_COLUMNS}
          rows={podium.ideas}
          rowKey={({ idea_id }) => idea_id}
          spec={PODIUM_TABLE}
          state={podium.state}
          empty={<Nothing title={analyticsText.empty} />}
        />
      ) : (
        <DataTable
          caption={text.questionsTable}
          columns={QUESTION_COLUMNS}
          rows={podium.questions}
          rowKey={({ question_id }) => question_id}
          spec={QUESTION_TABLE}
          state={podium.state}
          empty={<Nothing title={analyticsText.empty} />}
        />
      )}
    </AnalyticsPage>
  );
}
