import { useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { addressWith } from '#app/ui/address/address.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { pageOfRows, sortedRows, type ValueIn } from '#app/ui/data-table/page-of-rows.ts';
import { pageParameter } from '#app/ui/data-table/table-state.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { type RankedMerchant, rankMerchants } from '#modules/engine/insight/index.server.ts';
import { filteredPage } from '../searches/filters.ts';
import { NarrowedDown } from '../searches/narrowed-down.tsx';
import { Nothing } from '../searches/nothing.tsx';
import type { Route } from './+types/feedback.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import { IDEA_FILTERS, QUESTION_FILTERS, readIdeaFilters } from './filters.ts';
import { FEEDBACK_COLUMNS, MERCHANT_COLUMNS } from './idea-columns.tsx';
import { QUESTION_COLUMNS, QUESTION_TABLE } from './question-columns.tsx';
import { fileOfIdeas, fileOfQuestions, pageOfIdeas, pageOfQuestions } from './ranked.server.ts';
import { FEEDBACK_TABLE, MERCHANT_TABLE } from './tables.ts';
import { analyticsText } from './text.ts';

const text = analyticsText.feedback;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const BY = ['idea', 'question', 'merchant'] as const;

const groupOf = (parameters: URLSearchParams) =>
  BY.find((by) => by === parameters.get('by')) ?? 'idea';

const merchantValue: ValueIn<RankedMerchant> = (row, key) =>
  row[(key === 'acceptance' ? 'acceptance_low' : key) as keyof RankedMerchant];

const merchantsOf = (parameters: URLSearchParams) => {
  const { merchant: _, ...filter } = readIdeaFilters(parameters).filter;
  return rankMerchants(filter);
};

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(FEEDBACK_TABLE, async ({ url: { searchParams } }) => {
    const by = groupOf(searchParams);
    const name = text.file(by);
    if (by === 'idea') return fileOfIdeas(name, FEEDBACK_TABLE, FEEDBACK_COLUMNS, searchParams);
    if (by === 'question') return fileOfQuestions(name, searchParams);
    const merchants = await merchantsOf(searchParams);
    const rows = sortedRows(MERCHANT_TABLE, merchants, searchParams, merchantValue);
    return csvResponse({ name, columns: MERCHANT_COLUMNS, rows });
  }),
];

async function feedbackOf(parameters: URLSearchParams) {
  switch (groupOf(parameters)) {
    case 'idea':
      return { by: 'idea' as const, ...(await pageOfIdeas(FEEDBACK_TABLE, parameters)) };
    case 'question':
      return { by: 'question' as const, ...(await pageOfQuestions(parameters)) };
    case 'merchant': {
      const merchants = await merchantsOf(parameters);
      const page = pageOfRows(MERCHANT_TABLE, merchants, parameters, merchantValue);
      return { by: 'merchant' as const, ...page };
    }
  }
}

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { values, unreadable } = readIdeaFilters(searchParams);
  const feedback = await feedbackOf(searchParams);
  return filteredPage({ values, unreadable, feedback });
}

/** What visitors said of ideas and questions: those that fit nobody are a queue to correct. */
export default function Feedback({ loaderData }: Route.ComponentProps) {
  const { values, unreadable, feedback } = loaderData;
  const { search } = useLocation();
  const { state } = feedback;
  return (
    <AnalyticsPage title={text.title}>
      <Tabs
        label={text.by}
        tabs={BY.map((by) => ({
          to: addressWith(search, { by, page: null, sort: null }) || '?',
          label: text[by],
          current: by === feedback.by,
        }))}
      />
      <NarrowedDown
        lead={text.lead}
        filters={feedback.by === 'idea' ? IDEA_FILTERS : QUESTION_FILTERS}
        values={values}
        unreadable={unreadable}
        drops={[pageParameter(FEEDBACK_TABLE)]}
      />
      {feedback.by === 'idea' && (
        <DataTable
          caption={text.caption.idea}
          columns={FEEDBACK_COLUMNS}
          rows={feedback.ideas}
          rowKey={({ idea_id }) => idea_id}
          spec={FEEDBACK_TABLE}
          state={state}
          empty={<Nothing title={analyticsText.empty} />}
        />
      )}
      {feedback.by === 'question' && (
        <DataTable
          caption={text.caption.question}
          columns={QUESTION_COLUMNS}
          rows={feedback.questions}
          rowKey={({ question_id }) => question_id}
          spec={QUESTION_TABLE}
          state={state}
          empty={<Nothing title={analyticsText.empty} />}
        />
      )}
      {feedback.by === 'merchant' && (
        <DataTable
          caption={text.caption.merchant}
          columns={MERCHANT_COLUMNS}
          rows={feedback.rows}
          rowKey={({ merchant_id }) => merchant_id}
          spec={MERCHANT_TABLE}
          state={state}
          empty={<Nothing title={analyticsText.empty} />}
        />
      )}
    </AnalyticsPage>
  );
}
